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
import { textSettings } from '../../domain/read/text-settings.ts';
import { dayOfPractice, entriesOn, entriesWithDrafts } from '../../domain/read/visibility.ts';
import type { PostRecord } from '../../domain/schema/article.ts';
import { readEntry } from './read-entry.ts';
import { readPractice } from './read-practice.ts';

let hasDrafts = false;

/** Says whether what is read from now on holds drafts, too: only the development server shows them. */
export function showDrafts(shown: boolean): void {
  hasDrafts = shown;
}

/**
 * Reads the entries that the site shows today. In development these are all, with a mark in the titles of
 * drafts and of what is dated later.
 * @throws ContentError listing what is wrong with every entry that its schema refuses.
 */
export function readCollections(
  contentFolder: string,
  facts: PracticeFacts = readPractice(contentFolder),
): AddressedEntry[] {
  return shownEntries(readEntries(contentFolder, facts), facts);
}

/** Those of all entries that the site shows today. */
export function shownEntries(
  entries: readonly AddressedEntry[],
  facts: PracticeFacts,
): AddressedEntry[] {
  const choose = hasDrafts ? entriesWithDrafts : entriesOn;
  return choose(dayOfPractice(facts), entries);
}

/**
 * Reads all entries of all collections below `contentFolder`, drafts and later ones, too.
 * @param facts of the practice, which the entries may mark
 * @throws ContentError listing what is wrong with every entry that its schema refuses.
 */
export function readEntries(contentFolder: string, facts: PracticeFacts): AddressedEntry[] {
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
        const read = readEntry(file, schema as z.ZodType<AnyRecord>, values, settings);
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
