import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a name such as red-eye');
const expressions = z
  .string()
  .regex(
    /^[A-Za-z0-9!/-]+(?: &?[A-Za-z0-9!/-]*)*\??(?:, [A-Za-z0-9!/-]+(?: &?[A-Za-z0-9!/-]*)*\??)*$/,
    'expressions without apostrophes, with commas between them',
  );
const words = z
  .string()
  .regex(/^[a-z!]+(?: [a-z!]+)*$/, 'lower-case words with spaces between them');

/**
 * What the reader of a query must recognize besides findings: the eye, people, complaints, what is denied or feared,
 * but not by “not sure”, what is past, questions, what isn’t about a complaint, pets and stories, and what only sounds
 * like a finding.
 */
const cueNames = [
  'eye',
  'person',
  'complaint',
  'denied',
  'kept',
  'past',
  'question',
  'topic',
  'others',
  'nothing',
] as const;

export type Cue = (typeof cueNames)[number];

type Cues = Record<Cue, typeof expressions>;

const lexicon = z.strictObject({
  words: z.record(z.string().regex(/^[A-Z]+$/, 'a word in capitals'), words),
  findings: z.record(name, expressions),
  /** Words that say what a query is about, and how. */
  cues: z.strictObject(Object.fromEntries(cueNames.map((cue) => [cue, expressions])) as Cues),
  same: z.record(name, expressions),
  little: words,
  breaks: words,
  /** Words by which a denial goes on. */
  joints: words,
});

/** What visitors say, by what it means: the findings by which the search chooses what to show. */
export const findingsSchema = lexicon
  .extend({ es: lexicon.optional().meta({ title: 'In Spanish' }) })
  .meta({ title: 'Findings', icon: 'search' });

/** What visitors say in one language. */
export type Lexicon = z.infer<typeof lexicon>;

export type Findings = z.infer<typeof findingsSchema>;
