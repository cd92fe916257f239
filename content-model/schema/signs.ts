import { z } from 'zod';
import { closedRules, firstAidAnchor, levels } from '../../domain/core/urgency.ts';
import {
  audience,
  explained,
  formed,
  isUnique,
  list,
  plateFile,
  signId,
  signIds,
  sourceIds,
  spanish,
  textField,
} from './shared.ts';

/** Returns a schema for a sentence. Spanish needs more words than English. */
function sentenceOf(most: number) {
  const pattern = RegExp(`^(?:\\S+ ){2,${most - 1}}\\S+\\.$`);
  return formed(pattern, `a sentence of 3 to ${most} words`);
}

const sentence = sentenceOf(18);
const spanishSentence = sentenceOf(22);

const short = textField(
  'In a few words',
  [4, 34],
  'What the red line at the top of a page says of it, such as “Hit hard”',
);

const subject = formed(/^\p{Ll}.{3,59}$/u, 'a few words that begin with “a” or “an”').meta({
  title: 'As a subject',
  description: 'Such as “a light bump”: goes on with “can wait until tomorrow”',
});

/** Returns a schema for what goes on after “Tell them”. */
function tellThemOf(most: number) {
  const pattern = RegExp(`^\\p{Ll}(?:\\S* ){2,${most - 1}}\\S+\\.$`, 'u');
  return formed(pattern, `3 to ${most} words that go on after “Tell them”, with a full stop`);
}

/** A condition on what was said, in findings of `content/findings.yaml`. */
const condition = z
  .string()
  .regex(
    /^[a-z0-9/-]+(?: \+ [a-z0-9/-]+)*(?: unless [a-z0-9/-]+)?$/,
    'findings such as “hit + blur/double unless slowly”',
  )
  .meta({ ref: 'findings' })
  .transform((text) => {
    const [needed = '', unless] = text.split(' unless ');
    return {
      /** Lists of findings: one of each list must have been said. */
      all: needed.split(' + ').map((names) => names.split('/')),
      /** The sign isn’t shown if the query also mentions one of these. */
      unless: unless?.split('/') ?? [],
    };
  });

export type Condition = z.infer<typeof condition>;

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
    short: short.optional(),
    subject: subject.optional(),
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
    es: spanish({
      short,
      subject,
      adults: spanishSentence,
      children: spanishSentence,
      action: textField('What to do until then', [10, 280]),
    }),
    keywords: textField(
      'Keywords',
      [3, 300],
      'By which a search finds the sign; never shown',
    ).optional(),
    conditions: list('Shown alone if a query says', 'condition', condition)
      .min(1)
      .max(4)
      .optional(),
    sources: sourceIds.min(1),
  })
  .refine(({ level, closed }) => (level === 'today') === (closed !== undefined), {
    path: ['closed'],
    error: 'a rule for “today”, and none for other levels',
  })
  .refine(({ level, short }) => level !== 'now' || short, {
    path: ['short'],
    error: 'a few words for “now”',
  })
  .refine(({ closed, subject }) => closed !== 'morning' || subject, {
    path: ['subject'],
    error: 'what can wait until tomorrow',
  })
  .refine(({ level, adults }) => level !== 'call' || adults.includes(': '), {
    path: ['adults'],
    error: 'whom to call, a colon, and the sign',
  })
  .refine(({ level, es }) => level !== 'call' || !es?.adults || es.adults.includes(': '), {
    path: ['es', 'adults'],
    error: 'whom to call, a colon, and the sign',
  });

const groupSchema = z.strictObject({
  title: textField('Title', [3, 40]),
  signs: list('Signs', 'sign', signSchema).min(1),
});

const step = textField('Step', [8, 160], 'Words before a colon are shown in bold');
const spanishStep = textField('Step', [8, 200]);

const seeFirst = z.strictObject({
  text: textField('Text', [4, 60], 'Such as “Hit lately?”'),
  es: spanish({ text: textField('Text', [4, 75]) }),
  to: signId.meta({
    title: 'To',
    description: `Id of another row, or ${firstAidAnchor}`,
    ref: 'rows',
  }),
});

const part = z.strictObject({
  title: textField('Title', [3, 40]).optional(),
  es: spanish({ title: textField('Title', [3, 50]) }),
  signs: signIds.min(1),
});

/** A row of “What happened?”: what to do first, and the signs of one thing that can happen. */
const rowSchema = z.strictObject({
  id: signId.meta({ title: 'Id', description: 'The end of the row’s address, such as hit' }),
  title: textField('Title', [4, 50]),
  short: textField('In a word', [3, 12], 'On a chip above the rows, such as “Hit”'),
  hint: textField('Hint', [4, 40], 'Two to four examples'),
  plate: plateFile.meta({ title: 'Drawing' }),
  audience,
  seeFirst: list('See first', 'link', seeFirst).max(5).default([]),
  steps: list('Do this first', 'step', step).min(1).max(4),
  parts: list('Signs', 'part', part).min(1),
  explained,
  note: textField('Below the signs of “Call now”', [10, 200]).optional(),
  tellThem: tellThemOf(14).optional().meta({
    title: 'When you call',
    description: 'Goes on after “Tell them”: “which eye, since when, and what splashed in.”',
  }),
  es: spanish({
    title: textField('Title', [4, 60]),
    short: textField('In a word', [3, 12]),
    hint: textField('Hint', [4, 50]),
    steps: list('Do this first', 'step', spanishStep),
    note: textField('Below the signs of “Call now”', [10, 250]),
    tellThem: tellThemOf(17),
  }),
});

export type RowRecord = z.infer<typeof rowSchema>;

/** “Which of these is it?” What the search shows for one symptom, by level. */
const questionSchema = z.strictObject({
  id: signId.meta({ title: 'Id', description: 'A name of its own, such as blur' }),
  symptom: textField('Symptom', [4, 60], 'What these signs share; never shown'),
  conditions: list('Shown if a query says', 'condition', condition).min(1),
  signs: signIds.min(3).max(6),
});

export type QuestionRecord = z.infer<typeof questionSchema>;

/** All signs, and the rows that list most of them. Pages refer to them by id, so a sign has the same level everywhere. */
export const signsSchema = z
  .strictObject({
    groups: list('Groups', 'group', groupSchema)
      .min(1)
      .refine(
        (groups) => isUnique(groups.flatMap(({ signs }) => signs.map(({ id }) => id))),
        'an id of its own for each sign',
      ),
    /** Rows in the order of the page. A sign can be in more than one. */
    rows: list('What happened?', 'row', rowSchema)
      .min(1)
      .refine((rows) => isUnique(rows.map(({ id }) => id)), 'an id for each row'),
    questions: list('Which of these is it?', 'list', questionSchema)
      .refine((questions) => isUnique(questions.map(({ id }) => id)), 'an id for each list')
      .default([]),
  })
  .meta({ title: 'Signs that need help', icon: 'warning' });

export type SignRecord = z.infer<typeof signSchema>;

export type Signs = z.infer<typeof signsSchema>;
