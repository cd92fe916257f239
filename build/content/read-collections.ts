import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import {
  type AnyRecord,
  collectionNames,
  collections,
  pathOf,
} from '../../domain/read/collection-schemas.ts';
import { completePost } from '../../domain/read/complete-post.ts';
import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import { factValues } from '../../domain/read/fill-in-facts.ts';
import type { AddressedEntry, Entry } from '../../domain/read/parse-entry.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import { dayOfPractice, entriesOn, entriesWithDrafts } from '../../domain/read/visibility.ts';
import type { PostRecord } from '../../domain/schema/article.ts';
import { contentFolder } from '../content-folder.ts';
import { readEntry } from './read-entry.ts';
import { readPractice } from './read-practice.ts';

let hasDrafts = false;

/** Sets whether entries read from now on include drafts, which only the development server shows. */
export function showDrafts(shown: boolean): void {
  hasDrafts = shown;
}

/**
 * Reads the entries that the site shows today. In development, reads all entries and marks the titles of drafts
 * and of entries with a later date.
 * @throws ContentError listing the problems of all invalid entries
 */
export function readCollections(
  folder = contentFolder,
  facts: PracticeFacts = readPractice(folder),
): AddressedEntry[] {
  return shownEntries(readEntries(folder, facts), facts);
}

/** Returns the entries that the site shows today. */
export function shownEntries(
  entries: readonly AddressedEntry[],
  facts: PracticeFacts,
): AddressedEntry[] {
  const choose = hasDrafts ? entriesWithDrafts : entriesOn;
  return choose(dayOfPractice(facts), entries);
}

/**
 * Reads all entries of all collections in a folder, including drafts and entries with a later date.
 * @param facts the facts that fill placeholders such as `{town}`
 * @throws ContentError listing the problems of all invalid entries
 */
export function readEntries(folder: string, facts: PracticeFacts): AddressedEntry[] {
  const problems: ContentProblem[] = [];
  const values = factValues(facts);
  const entries = collectionNames.flatMap((collection) => {
    const { schema } = collections[collection];
    // Git doesn't track empty folders, so a missing folder is a collection without entries.
    const names = globSync('*.md', { cwd: join(folder, collection) });
    return names.sort().flatMap((name) => {
      const file = relative(process.cwd(), join(folder, collection, name));
      try {
        const read = readEntry(file, schema as z.ZodType<AnyRecord>, values);
        const entry = collection === 'posts' ? completePost(read as Entry<PostRecord>) : read;
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
