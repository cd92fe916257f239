import { z } from 'zod';
import { formed, textField } from './shared.ts';

/** The word that a line is about, or two. */
const meaning = formed(/^[a-z]+(?: [a-z]+)*$/, 'a word in lower case');
const others = formed(
  /^[\p{L}\p{N} '’-]+(?:, [\p{L}\p{N} '’-]+)*$/u,
  'words with commas between them',
);

const groups = z
  .array(
    z.strictObject({
      title: textField('Title', [3, 40]),
      words: z.record(meaning, others).meta({
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
    groups: groups.meta({
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
