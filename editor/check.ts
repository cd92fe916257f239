import type { z } from 'zod';
import {
  type AnyRecord,
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../build/content/collection-schemas.ts';
import {
  ContentError,
  type ContentProblem,
  problemsOf,
  problemsWith,
} from '../build/content/content-error.ts';
import { type EntryData, formatEntryText } from '../build/content/entry-text.ts';
import { factValues } from '../build/content/fill-in-facts.ts';
import { keepMatching } from '../build/content/keep-matching.ts';
import { parseEntry } from '../build/content/parse-entry.ts';
import { exceptionProblems, noneOpen } from '../build/content/practice-problems.ts';
import { practiceFiles, practiceFolders } from '../build/content/practice-schemas.ts';
import type { PracticeFacts } from '../build/content/read-practice.ts';
import { referenceProblems, unknownSources } from '../build/content/references.ts';
import { withoutEmpty } from '../build/content/without-empty.ts';
import type { legalSchema } from '../content/schema/legal.ts';
import type { LocationRecord } from '../content/schema/practice/location.ts';
import { recall } from './content.ts';
import { checkSourceList } from './sources.ts';

/**
 * What a file has to say, as the build would read it.
 * @param format the collection or the file of the practice that it belongs to
 * @returns the data to write
 * @throws ContentError with the build's words where the build would refuse it
 */
export function checkData(format: string, data: EntryData): EntryData {
  if (format === 'sources') return checkSourcesFile(data);
  return isCollection(format) ? checkEntry(format, data) : checkFact(format, data);
}

function checkEntry(collection: CollectionName, data: EntryData): EntryData {
  const file = `content/${collection}/${data['slug']}.md`;
  const schema = schemaOf(collection, data);
  const text = keepMatching(file, formatEntryText({ body: '', ...data }));
  const entry = parseEntry(file, text, schema as unknown as typeof legalSchema, facts());
  const path = pathOf(collection, entry.record.slug);
  const taken = pathsOf(collectionNames.filter((name) => name !== collection));
  const paths = pathsOf(collectionNames).add(path);
  const problems = [
    ...problemsWith(file, 'title', 'one that no other page has', [path], (own) => !taken.has(own)),
    ...referenceProblems(entry, paths, recall('sources')[0] ?? {}),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return inOrder(data, schemaOf(collection, data));
}

/** The list of the sources, which has to hold every one that is cited. */
function checkSourcesFile(data: EntryData): EntryData {
  const sources = checkSourceList(data);
  const entries = collectionNames.flatMap((name) => recall<AnyRecord>(name));
  const problems = entries.flatMap((entry) =>
    unknownSources('content/sources.yaml', entry, sources),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}

function checkFact(format: string, data: EntryData): EntryData {
  const file = `content/practice/${format}`;
  const schema = { ...practiceFiles, ...practiceFolders }[format as 'locations'];
  const result = schema.safeParse(withoutEmpty(data));
  if (!result.success) throw new ContentError(problemsOf(file, result.error, data));
  const problems: ContentProblem[] =
    'closures' in result.data ? exceptionProblems(result.data, file) : [];
  if ('status' in result.data) {
    const { name } = result.data;
    const others = recall<LocationRecord>(format).filter((location) => location.name !== name);
    problems.push(...noneOpen([...others, result.data], file));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return result.data;
}

/** The words of a page have the schema of that page. */
function schemaOf(collection: CollectionName, { slug }: EntryData): z.ZodObject {
  const { schema } = collections[collection];
  if (!('options' in schema)) return schema;
  return schema.options.find(({ shape }) => shape.slug.value === slug) ?? schema.options[0];
}

/** An entry with its fields in the order of the schema, whatever the order of the form. */
function inOrder({ body = '', ...data }: EntryData, { shape }: z.ZodObject): EntryData {
  const names = Object.keys(shape).filter((name) => data[name] !== undefined);
  return { ...Object.fromEntries(names.map((name) => [name, data[name]])), body };
}

function isCollection(format: string): format is CollectionName {
  return collectionNames.includes(format as CollectionName);
}

function facts() {
  const [practice] = recall<PracticeFacts['practice']>('practice');
  const locations = recall<PracticeFacts['locations'][number]>('locations');
  return practice ? factValues({ practice, locations } as unknown as PracticeFacts) : {};
}

function pathsOf(names: readonly CollectionName[]): Set<string> {
  const paths = names.flatMap((name) =>
    recall<{ slug: string }>(name).map(({ slug }) => pathOf(name, slug)),
  );
  return new Set(paths);
}
