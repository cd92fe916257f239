import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import {
  type AnyRecord,
  collectionNames,
  collections,
  pathOf,
} from '../../domain/read/collection-schemas.ts';
import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import { factValues } from '../../domain/read/fill-in-facts.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import { textSettings } from '../../domain/read/text-settings.ts';
import { readEntry } from './read-entry.ts';
import { readPractice } from './read-practice.ts';

/**
 * Reads all entries of all collections below `contentFolder`.
 * @param facts of the practice, which the entries may mark
 * @throws ContentError listing what is wrong with every entry that its schema refuses.
 */
export function readCollections(
  contentFolder: string,
  facts: PracticeFacts = readPractice(contentFolder),
): AddressedEntry[] {
  const problems: ContentProblem[] = [];
  const values = factValues(facts);
  const settings = textSettings(facts);
  const entries = collectionNames.flatMap((collection) => {
    const folder = join(contentFolder, collection);
    const { schema } = collections[collection];
    // Git keeps no empty folder: one that isn't there has no entries.
    const names = globSync('*.md', { cwd: folder });
    return names.sort().flatMap((name) => {
      const file = relative(process.cwd(), join(folder, name));
      try {
        const entry = readEntry(file, schema as z.ZodType<AnyRecord>, values, settings);
        return { collection, path: pathOf(collection, entry.record.slug), entry };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}
