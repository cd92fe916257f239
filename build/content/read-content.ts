import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
  titleOf,
} from '../../content-model/collections.ts';
import type { PracticeFacts } from '../../content-model/facts.ts';
import { ContentError, mapAll } from '../../content-model/parse/content-error.ts';
import {
  type AddressedEntry,
  completeArticle,
  type Entry,
  entriesOf,
  parseEntry,
} from '../../content-model/parse/parse-entry.ts';
import type { PostRecord } from '../../content-model/schema/article.ts';
import { canonicalPath, plainPages } from '../../domain/core/addresses.ts';
import { problemsIn } from './checks/all-checks.ts';
import { type Content, dayOfPractice, describeAbsence, never } from './content.ts';
import { drawingProblems } from './drawing-problems.ts';
import { factValues } from './fact-values.ts';
import { contentFolder, readPractice, readSources } from './read-practice.ts';
import { withoutUnsigned } from './spanish.ts';
import { filesIn, requireRead } from './unread-files.ts';

/**
 * Reads and checks the facts and texts of the practice, and returns those that the site shows today.
 * @throws ContentError listing every problem
 */
export function readContent(folder: string): Content {
  // A file with a wrong name is often why another one is missing, so both are named.
  const [, content] = mapAll([requireRead, readFiles], (step) => step(folder)) as [
    undefined,
    Content,
  ];
  const problems = [...problemsIn(content), ...drawingProblems(folder)];
  if (problems.length > 0) throw new ContentError(problems);
  return withoutHidden(content);
}

/** Reads what the site shows today. Whether files agree with one another isn't checked. */
export function readShown(folder = contentFolder): Content {
  return withoutHidden(readFiles(folder));
}

/** Reads all files, also what the site doesn't show. */
export function readFiles(folder = contentFolder): Content {
  const facts = readPractice(folder);
  const files = new Set(globSync('*/*', { cwd: folder }));
  return {
    facts,
    entries: readEntries(folder, facts),
    sources: readSources(folder),
    folder: relative('', folder),
    // A Mac would also find a file by other capitals, and the site wouldn't.
    hasFile: (path) => files.has(path),
  };
}

/**
 * Leaves out what the site doesn't show today, which the development server shows, too, and marks; and everywhere what
 * is in Spanish and unsigned.
 */
function withoutHidden(all: Content): Content {
  const content = withoutUnsigned(all);
  const day = dayOfPractice(content.facts);
  const isDeveloping = process.env['NODE_ENV'] === 'development';
  const entries = content.entries.flatMap((entry) => {
    if (entry.from <= day) return entry;
    const title = `${describeAbsence(entry)}: ${titleOf(entry.record)}`;
    return isDeveloping ? ({ ...entry, record: { ...entry.record, title } } as AddressedEntry) : [];
  });
  return { ...content, entries };
}

function readEntries(folder: string, facts: PracticeFacts): AddressedEntry[] {
  const values = factValues(facts);
  // Git doesn't track empty folders, so a missing folder is a collection without entries.
  const paths = collectionNames.flatMap((name) => filesIn(folder, `${name}/*.md`));
  const entries = mapAll(paths, (path) => {
    const collection = dirname(path) as CollectionName;
    const { schema } = collections[collection];
    const file = relative('', join(folder, path));
    const text = readFileSync(join(folder, path), 'utf8');
    const read = parseEntry(file, text, schema as z.ZodType<AnyRecord>, values);
    const isArticle = collection === 'posts' || collection === 'guides';
    const entry = isArticle ? completeArticle(read as Entry<PostRecord>) : read;
    const { record } = entry;
    // The date of a legal text is the day from which it applies.
    const date = collection !== 'legal' && 'date' in record ? record.date : '';
    const from = 'draft' in record && record.draft ? never : date;
    return { ...entry, collection, path: pathOf(collection, record.slug), from } as AddressedEntry;
  });
  return dateLists(entries);
}

/** Dates the pages that list entries: each is on the site from the day of its first entry. Without any, it is left out. */
function dateLists(entries: readonly AddressedEntry[]): AddressedEntry[] {
  return entries.flatMap((entry) => {
    const own = entry.collection === 'pages' && entriesListedAt(canonicalPath(entry.path), entries);
    if (!own) return entry;
    const [from] = own.map((one) => one.from).sort();
    return from === undefined ? [] : { ...entry, from };
  });
}

/** Returns the entries that a page lists, or `undefined` if it isn't a list. */
function entriesListedAt(
  path: string,
  entries: readonly AddressedEntry[],
): AddressedEntry[] | undefined {
  if (path === plainPages.show.path)
    return entries.filter(({ record }) => 'show' in record && record.show);
  const listed = collectionNames.find((name) => collections[name].parent?.path === path);
  return listed && entriesOf(entries, listed);
}

// `npm run check` reads the content, too.
if (import.meta.main) readContent(contentFolder);
