import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from './collection-schemas.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { factValues } from './fill-in-facts.ts';
import type { Entry } from './parse-entry.ts';
import { readEntry } from './read-entry.ts';
import { type PracticeFacts, readPractice } from './read-practice.ts';

export type AnyEntry = Entry<AnyRecord>;

/** An entry of any collection, with the address of its page. */
export interface AddressedEntry {
  collection: CollectionName;
  path: string;
  entry: AnyEntry;
}

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
  const entries = collectionNames.flatMap((collection) => {
    const folder = join(contentFolder, collection);
    const { schema } = collections[collection];
    // Git keeps no empty folder: one that isn't there has no entries.
    const names = globSync('*.md', { cwd: folder });
    return names.sort().flatMap((name) => {
      const file = relative(process.cwd(), join(folder, name));
      try {
        const entry = readEntry(file, schema as z.ZodType<AnyRecord>, values);
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
