import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../../content-model/collections.ts';
import type { PracticeFacts } from '../../content-model/facts.ts';
import { ContentError, mapAll } from '../../content-model/parse/content-error.ts';
import {
  type AddressedEntry,
  completeArticle,
  type Entry,
  parseEntry,
} from '../../content-model/parse/parse-entry.ts';
import type { PostRecord } from '../../content-model/schema/article.ts';
import { problemsIn } from './checks/all-checks.ts';
import type { Content } from './content.ts';
import { drawingProblems } from './drawing-problems.ts';
import { factValues } from './fact-values.ts';
import { contentFolder, readPractice, readSources } from './read-practice.ts';
import { withoutUnsigned } from './spanish.ts';
import { filesIn, unreadFiles } from './unread-files.ts';
import { dateLists, dayOfPractice, markHidden, visibleFrom } from './visibility.ts';

/**
 * Reads and checks the facts and texts of the practice, and returns those that the site shows today.
 * @throws ContentError listing every problem
 */
export function readContent(folder: string): Content {
  // A file with a wrong name is often why another one is missing, so both are named.
  const steps: ((folder: string) => Content[])[] = [requireRead, (one) => [readFiles(one)]];
  const [content] = mapAll(steps, (step) => step(folder)).flat() as [Content];
  const problems = [...problemsIn(content), ...drawingProblems(folder)];
  if (problems.length > 0) throw new ContentError(problems);
  return withoutHidden(content);
}

function requireRead(folder: string): [] {
  const problems = unreadFiles(folder);
  if (problems.length > 0) throw new ContentError(problems);
  return [];
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
    if (visibleFrom(entry) <= day) return entry;
    return isDeveloping ? markHidden(entry) : [];
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
    return { ...entry, collection, path: pathOf(collection, entry.record.slug) } as AddressedEntry;
  });
  return dateLists(entries);
}

// `npm run check` reads the content, too.
if (import.meta.main) readContent(contentFolder);
