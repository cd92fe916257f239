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
 * Words besides findings that the search recognizes: the eye; people; complaints; what is denied or feared, and what only
 * looks so (“not sure”); the past; questions; what isn’t about a complaint; pets and stories; and what only sounds like a
 * finding.
 */
const cueNames = [
  'eye',
  'person',
  'complaint',
  'denied',
  'notDenied',
  'past',
  'question',
  'topic',
  'unrelated',
  'nothing',
] as const;

export type Cue = (typeof cueNames)[number];

type Cues = Record<Cue, typeof expressions>;

const lexicon = z.strictObject({
  words: z.record(z.string().regex(/^[A-Z]+$/, 'a word in capitals'), words),
  findings: z.record(name, expressions),
  /** Words that say what a query is about, and how. */
  cues: z.strictObject(Object.fromEntries(cueNames.map((cue) => [cue, expressions])) as Cues),
  synonyms: z.record(name, expressions),
  stopWords: words,
  separators: words,
  /** Words by which a denial goes on. */
  connectors: words,
});

/** Findings, by which the search chooses what to show, and the words of visitors that mean them. */
export const findingsSchema = lexicon
  .extend({ es: lexicon.optional().meta({ title: 'In Spanish' }) })
  .meta({ title: 'Findings', icon: 'search' });

/** Findings and words in one language. */
export type Lexicon = z.infer<typeof lexicon>;

export type Findings = z.infer<typeof findingsSchema>;
