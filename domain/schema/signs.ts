import { z } from 'zod';
import { closedRules, levels } from '../words/urgency.ts';
import { form } from './form.ts';
import { isUnique, textField } from './shared.ts';
import { signId } from './sign-ids.ts';
import { rowsSchema } from './sign-rows.ts';
import { sourceIds } from './source.ts';

const sentence = z.string().regex(/^(?:\S+ ){2,17}\S+\.$/, 'a sentence of 3 to 18 words');

/** A sign that an eye needs help. Its text follows the heading of its level. */
const signSchema = z
  .strictObject({
    id: signId.meta({
      title: 'Id',
      description: 'Pages name the sign by it, such as new-floaters',
    }),
    level: z.enum(levels).meta({ title: 'How soon' }),
    closed: z.enum(closedRules).optional().meta({
      title: 'While we’re closed',
      description: 'Only for “today”: an emergency room, or whether it can wait until morning',
    }),
    adults: sentence.meta({
      title: 'Sign',
      description:
        'A sentence such as “One eye hurts.” For “call”, it begins with whom to call: “Your surgeon: …”',
    }),
    children: sentence.optional().meta({
      title: 'For parents',
      description: 'What pages for parents say instead',
    }),
    action: textField('What to do until then', [10, 220]).optional(),
    keywords: textField(
      'Keywords',
      [3, 300],
      'By which a search finds the sign; never shown',
    ).optional(),
    sources: sourceIds.min(1),
  })
  .refine(({ level, closed }) => (level === 'today') === (closed !== undefined), {
    path: ['closed'],
    error: 'a rule for “today”, and none for other levels',
  })
  .refine(({ level, adults }) => level !== 'call' || adults.includes(': '), {
    path: ['adults'],
    error: 'whom to call, a colon, and the sign',
  });

/** All signs, and the rows that list most of them. Pages refer to them by id, so a sign has the same level everywhere. */
export const signsSchema = z
  .strictObject({
    summary: textField(
      'In one sentence',
      [20, 200],
      'The commonest signs of the level “today”: what {eyeTrouble} says in texts',
    ),
    groups: z
      .array(
        z.strictObject({
          title: textField('Title', [3, 40]),
          signs: z.array(signSchema).min(1).meta({ title: 'Signs', item: 'sign' }),
        }),
      )
      .min(1)
      .refine(
        (groups) => isUnique(groups.flatMap(({ signs }) => signs.map(({ id }) => id))),
        'an id of its own for each sign',
      )
      .meta({ title: 'Groups', item: 'group' }),
    rows: rowsSchema,
  })
  .meta(form({ title: 'Signs that need help', icon: 'warning' }));

export type SignRecord = z.infer<typeof signSchema>;

/** The data of `content/signs.yaml`. */
export type Signs = z.infer<typeof signsSchema>;
