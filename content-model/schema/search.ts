import { z } from 'zod';
import { formed, textField } from './shared.ts';

/** The word that a line is about, or two. */
const meaning = formed(/^[a-z]+(?: [a-z]+)*$/, 'a word in lower case');
const synonyms = formed(
  /^[\p{L}\p{N} '’-]+(?:, [\p{L}\p{N} '’-]+)*$/u,
  'words with commas between them',
);

const synonymGroups = z
  .array(
    z.strictObject({
      title: textField('Title', [3, 40]),
      words: z.record(meaning, synonyms).meta({
        title: 'Words',
        description: 'A line such as “blow”, and “hit, punch, bb gun”, with commas',
      }),
    }),
  )
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, group] of all.entries()) {
      for (const [word, rest] of Object.entries(group.words)) {
        const twice = [word, ...rest.split(', ')].filter((one) => seen.size === seen.add(one).size);
        const path = [index, 'words', word];
        for (const one of twice)
          context.addIssue({ code: 'custom', path, message: `“${one}” in one line only` });
      }
    }
  })
  .default([]);

export const vocabularySchema = z
  .strictObject({
    groups: synonymGroups.meta({
      title: 'Words that mean the same',
      description: 'If a search finds nothing for a word that visitors use, add it here',
      item: 'group',
    }),
    ignored: z
      .string()
      .max(5000)
      .regex(/^[a-z]+(?: [a-z]+)*$/, 'lower-case words with spaces between them')
      .default('')
      .meta({ title: 'Words that say nothing', description: 'Too common to search for' }),
  })
  .meta({ title: 'Words of the search', icon: 'search' });

export type Vocabulary = z.infer<typeof vocabularySchema>;

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
