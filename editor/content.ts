import type { Content } from '../build/content/checks/content.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../build/content/collection-schemas.ts';
import type { AddressedEntry } from '../build/content/collections.ts';
import { type EntryData, formatEntryText } from '../build/content/entry-text.ts';
import { type FactValues, factValues } from '../build/content/fill-in-facts.ts';
import { keepMatching } from '../build/content/keep-matching.ts';
import { parseEntry } from '../build/content/parse-entry.ts';
import { practiceFiles, practiceFolders } from '../build/content/practice-schemas.ts';
import type { PracticeFacts } from '../build/content/read-practice.ts';
import type { Sources } from '../build/content/read-sources.ts';
import { withoutEmpty } from '../build/content/without-empty.ts';

/** The files that the editor has read or will write, by the name of their format. */
const files = new Map<string, Map<unknown, EntryData>>();

/** Each entry as the build reads it, by its data. */
const parsed = new WeakMap<EntryData, AddressedEntry | undefined>();

/** Keeps what a file says, in the place of what it said before. */
export function remember(format: string, data: EntryData) {
  const ofFormat = files.get(format) ?? new Map<unknown, EntryData>();
  files.set(format, ofFormat.set(keyOf(data), data));
}

/** What all files of a format say. */
export function recall<Data extends object>(format: string): Data[] {
  return [...(files.get(format)?.values() ?? [])] as object[] as Data[];
}

/**
 * All that the practice says as the editor knows it, for the checks of the build.
 * @param format of a file that is about to be saved
 * @param data what it will say
 */
export function contentWith(format?: string, data?: EntryData): Content {
  const of = (name: string) => {
    const known = recall<EntryData>(name);
    if (name !== format || !data) return known;
    return [...known.filter((one) => keyOf(one) !== keyOf(data)), data];
  };
  return {
    facts: factsFrom(of),
    entries: collectionNames.flatMap((name) => of(name).flatMap((one) => entryOf(name, one) ?? [])),
    sources: (of('sources').at(-1) ?? {}) as Sources,
    folder: 'content',
    // The editor offers the pictures and files that are there, and sees no others.
    hasFile: () => true,
  };
}

/** The values of the marks in texts. */
export function factValuesNow(): FactValues {
  const facts = factsFrom(recall);
  return facts.practice ? factValues(facts) : {};
}

function keyOf(data: EntryData): unknown {
  // A file of which there is one has neither.
  return data['slug'] ?? data['name'];
}

function factsFrom(of: (name: string) => EntryData[]): PracticeFacts {
  const single = Object.entries(practiceFiles).map(([name, schema]) => {
    const [data] = of(name).slice(-1);
    return [name, schema.safeParse(withoutEmpty(data ?? {})).data];
  });
  const folders = Object.keys(practiceFolders).map((name) => [name, of(name).map(withFileName)]);
  return Object.fromEntries([...single, ...folders]);
}

/** A location or a person with the name that the editor gives its file. */
function withFileName(data: EntryData): EntryData {
  const words = String(data['name']).normalize('NFD').toLowerCase();
  return { slug: words.replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-'), ...data };
}

function entryOf(collection: CollectionName, data: EntryData): AddressedEntry | undefined {
  if (!parsed.has(data)) parsed.set(data, parseQuietly(collection, data));
  return parsed.get(data);
}

/** An entry with a fault of its own is named when it is saved, and by the build. */
function parseQuietly(collection: CollectionName, data: EntryData): AddressedEntry | undefined {
  const file = `content/${collection}/${data['slug']}.md`;
  const { schema } = collections[collection];
  try {
    const text = keepMatching(file, formatEntryText({ body: '', ...data }));
    const entry = parseEntry<never>(file, text, schema as never, factValuesNow());
    return { collection, path: pathOf(collection, data['slug'] as string), entry };
  } catch {
    return undefined;
  }
}
