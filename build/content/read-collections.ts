import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { messageSettings } from '../../domain/environment.ts';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../../domain/read/collection-schemas.ts';
import { mapAll } from '../../domain/read/content-error.ts';
import { type FactValues, factValues } from '../../domain/read/fill-in-facts.ts';
import {
  type AddressedEntry,
  completePost,
  type Entry,
  parseEntry,
} from '../../domain/read/parse-entry.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import { dayOfPractice, markHidden, visibleFrom } from '../../domain/read/visibility.ts';
import type { PostRecord } from '../../domain/schema/article.ts';
import { contentFolder } from '../content-folder.ts';
import { readPractice } from './read-practice.ts';

// Several plugins read the same entries, and parsing one takes milliseconds.
const known = new Map<string, { key: string; entry: Entry<object> }>();

/** Reads the entries that the site shows today. */
export function readCollections(
  folder = contentFolder,
  facts: PracticeFacts = readPractice(folder),
): AddressedEntry[] {
  return shownEntries(readEntries(folder, facts), facts);
}

/** Returns the entries that the site shows today. The development server shows all, and marks the hidden ones. */
export function shownEntries(
  entries: readonly AddressedEntry[],
  facts: PracticeFacts,
): AddressedEntry[] {
  const day = dayOfPractice(facts);
  const isDeveloping = process.env['NODE_ENV'] === 'development';
  return entries.flatMap((entry) => {
    if (visibleFrom(entry) <= day) return entry;
    return isDeveloping ? markHidden(entry) : [];
  });
}

/**
 * Reads all entries of all collections in a folder, including drafts and entries with a later date.
 * @throws ContentError listing the problems of all invalid entries
 */
export function readEntries(folder: string, facts: PracticeFacts): AddressedEntry[] {
  const values = factValues(facts);
  // Git doesn't track empty folders, so a missing folder is a collection without entries.
  const paths = collectionNames.flatMap((name) => globSync(`${name}/*.md`, { cwd: folder }).sort());
  return mapAll(paths, (path) => {
    const collection = dirname(path) as CollectionName;
    const { schema } = collections[collection];
    const file = relative('', join(folder, path));
    const read = readEntry(file, schema as z.ZodType<AnyRecord>, values);
    const entry = collection === 'posts' ? completePost(read as Entry<PostRecord>) : read;
    return { collection, path: pathOf(collection, entry.record.slug), entry };
  });
}

/** Reads one Markdown file, or returns what was read before if nothing has changed that it depends on. */
export function readEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  schema: Schema,
  facts: FactValues = {},
): Entry<z.infer<Schema>> {
  const text = readFileSync(file, 'utf8');
  const key = JSON.stringify([text, facts, messageSettings()]);
  const before = known.get(file);
  if (before?.key === key) return before.entry as Entry<z.infer<Schema>>;
  const entry = parseEntry(file, text, schema, facts);
  known.set(file, { key, entry });
  return entry;
}
