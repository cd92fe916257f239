import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { messageSettings } from '../../domain/environment.ts';
import { type Content, problemsIn } from '../../domain/read/checks/index.ts';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../../domain/read/collection-schemas.ts';
import { ContentError, mapAll } from '../../domain/read/content-error.ts';
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
import { drawingProblems } from './drawing-problems.ts';
import { readPractice, readSources } from './read-practice.ts';

// Several plugins read the same entries, and parsing one takes milliseconds.
const known = new Map<string, { key: string; entry: Entry<object> }>();

/**
 * Reads and checks the facts and texts of the practice, and returns those that the site shows today.
 * @throws ContentError listing every problem
 */
export function readContent(folder: string): Content {
  const content = readFiles(folder);
  const problems = [...problemsIn(content), ...drawingProblems(folder)];
  if (problems.length > 0) throw new ContentError(problems);
  return withoutHidden(content);
}

/** Reads what the site shows today. Whether files agree with one another isn't checked. */
export function readShown(folder = contentFolder): Content {
  return withoutHidden(readFiles(folder));
}

function readFiles(folder: string): Content {
  const facts = readPractice(folder);
  return {
    facts,
    entries: readEntries(folder, facts),
    sources: readSources(folder),
    folder: relative('', folder),
    hasFile: (path) => existsSync(join(folder, path)),
  };
}

/** Leaves out what the site doesn't show today. The development server shows it, too, and marks it. */
function withoutHidden(content: Content): Content {
  const day = dayOfPractice(content.facts);
  const isDeveloping = process.env['NODE_ENV'] === 'development';
  const entries = content.entries.flatMap((entry) => {
    if (visibleFrom(entry) <= day) return entry;
    return isDeveloping ? markHidden(entry) : [];
  });
  return { ...content, entries };
}

function readEntries(folder: string, facts: PracticeFacts): AddressedEntry[] {
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
