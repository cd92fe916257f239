import { z } from 'zod';
import { isUnique, plateFile, textField } from './shared.ts';
import { readers, signId, signIds } from './sign-ids.ts';

/** The name of the first aid at the top of the page, which a step may link to. */
export const firstAidAnchor = 'first-aid';

const step = z.strictObject({
  text: textField('Step', [8, 160], 'Words before a colon are shown in bold'),
  link: signId
    .optional()
    .meta({ title: 'Link', description: `Id of another row, or ${firstAidAnchor}` }),
});

const part = z.strictObject({
  title: textField('Title', [3, 40]).optional(),
  signs: signIds.min(1),
});

const note = (title: string) => textField(title, [10, 200]).optional();

/** A row of “What happened?”: what to do first, and the signs of one thing that can happen. */
const rowSchema = z.strictObject({
  id: signId.meta({ title: 'Id', description: 'The end of the row’s address, such as hit' }),
  title: textField('Title', [4, 50]),
  hint: textField('Hint', [4, 40], 'Two to four examples'),
  plate: plateFile.meta({ title: 'Drawing' }),
  readers,
  steps: z.array(step).min(1).max(3).meta({ title: 'Do this first', item: 'step' }),
  parts: z.array(part).min(1).meta({ title: 'Signs', item: 'part' }),
  told: signIds.default([]).meta({
    title: 'Told already',
    description: 'Signs of which the steps or notes say what to do until help arrives',
    ref: 'signs',
  }),
  notes: z
    .strictObject({ now: note('911'), call: note('Call now') })
    .default({})
    .meta({ title: 'Below the signs of a level' }),
});

export type RowRecord = z.infer<typeof rowSchema>;

/** The rows of “What happened?”, in the order of the page. A sign can be in more than one. */
export const rowsSchema = z
  .array(rowSchema)
  .min(1)
  .refine((rows) => isUnique(rows.map(({ id }) => id)), 'an id for each row')
  .superRefine((rows, context) => {
    for (const path of unknownIn(rows))
      context.addIssue({ code: 'custom', path, message: 'a known id' });
  })
  .meta({ title: 'What happened?', item: 'row' });

/** Returns the paths of fields that name an unknown row, or a sign that the row doesn't list. */
function unknownIn(rows: readonly RowRecord[]) {
  const anchors = new Set([firstAidAnchor, ...rows.map(({ id }) => id)]);
  return rows.flatMap(({ parts, told, steps }, row) => {
    const listed = new Set(parts.flatMap((one) => one.signs));
    return [
      ...told.flatMap((id, place) => (listed.has(id) ? [] : [[row, 'told', place]])),
      ...steps.flatMap(({ link: id }, index) =>
        id && !anchors.has(id) ? [[row, 'steps', index, 'link']] : [],
      ),
    ];
  });
}
