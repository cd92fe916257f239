import type { Content } from '../domain/read/checks/content.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  pathOf,
} from '../domain/read/collection-schemas.ts';
import { applyConditionalBlocks } from '../domain/read/conditional-blocks.ts';
import { type EntryData, formatEntryText } from '../domain/read/entry-text.ts';
import { type FactValues, factValues } from '../domain/read/fill-in-facts.ts';
import type { AddressedEntry } from '../domain/read/parse-entry.ts';
import { parseEntry } from '../domain/read/parse-entry.ts';
import type { PracticeFacts } from '../domain/read/practice-schemas.ts';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { type TextSettings, textSettings } from '../domain/read/text-settings.ts';
import { withoutEmpty } from '../domain/read/without-empty.ts';
import { signsSchema } from '../domain/schema/signs.ts';
import type { Sources } from '../domain/schema/source.ts';
import type { EditorSettings } from './settings.ts';

/** The files that the editor has read or will write, by their format and then by their name. */
const files = new Map<string, Map<string, EntryData>>();

/** What the build knew, where the editor reads no file. */
let build: Pick<EditorSettings, 'files' | 'brand'> | undefined;

/** Each entry as the build reads it, by its data. */
const parsed = new WeakMap<EntryData, AddressedEntry | undefined>();

/** Takes over what the build knew. */
export function beginWith(settings: Pick<EditorSettings, 'files' | 'brand'>) {
  build = settings;
}

/**
 * Keeps what a file says, in the place of what it said before.
 * @param name of the file, without its ending
 */
export function remember(format: string, data: EntryData, name = fileNameOf(format, data)) {
  const ofFormat = files.get(format) ?? new Map<string, EntryData>();
  files.set(format, withFile(ofFormat, name, data));
}

/**
 * The name of a file, which its data don't always say: an entry's is its slug, a location's or a person's
 * is the one of the build or, as the editor names new files, made of its name. A file of which there is one
 * has none.
 */
export function fileNameOf(format: string, { slug, name }: EntryData): string {
  if (typeof slug === 'string') return slug;
  if (!Object.hasOwn(practiceFolders, format) || typeof name !== 'string') return '';
  const words = name.normalize('NFD').toLowerCase();
  return (
    build?.files[format]?.[name] ??
    words.replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-')
  );
}

/** Files with one that is saved: under a name that it had before, it is no longer there. */
function withFile(all: Map<string, EntryData>, name: string, data: EntryData) {
  for (const former of (data['formerSlugs'] ?? []) as string[]) all.delete(former);
  return all.set(name, data);
}

/** What all files of a format say. */
export function recall<Data extends object>(format: string): Data[] {
  return [...(files.get(format)?.values() ?? [])] as object[] as Data[];
}

/**
 * All that the practice says as the editor knows it, for the checks of the build.
 * @param saved the file that is about to be saved, and what it will say
 */
export function contentWith(saved?: { format: string; name: string; data: EntryData }): Content {
  const of = (format: string) => {
    const known = new Map(files.get(format));
    if (saved?.format === format) withFile(known, saved.name, saved.data);
    return known;
  };
  const facts = factsFrom(of);
  // Nobody tells of a deletion: an address in this list was that of a page that is gone.
  const gone = new Set(facts.redirects?.redirects.map(({ from }) => from));
  return {
    facts,
    entries: collectionNames
      .flatMap((name) => [...of(name).values()].flatMap((data) => entryOf(name, data) ?? []))
      .filter(({ path }) => !gone.has(path)),
    sources: (of('sources').get('') ?? {}) as Sources,
    folder: 'content',
    // The editor offers the pictures and files that are there, and sees no others.
    hasFile: () => true,
  };
}

/** The values of the marks in texts. */
export function factValuesNow(): FactValues {
  const facts = factsNow();
  return facts.practice ? factValues(facts) : {};
}

/** What conditions of texts are compared with. */
export function textSettingsNow(): TextSettings {
  return textSettings(factsNow());
}

function factsNow(): PracticeFacts {
  return factsFrom((format) => files.get(format) ?? new Map());
}

function factsFrom(of: (format: string) => ReadonlyMap<string, EntryData>): PracticeFacts {
  const single = Object.entries(practiceFiles).map(([format, schema]) => {
    return [format, schema.safeParse(withoutEmpty(of(format).get('') ?? {})).data];
  });
  const folders = Object.entries(practiceFolders).map(([format, schema]) => {
    // One with a fault of its own is named when it is saved, and by the build.
    const records = Array.from(of(format), ([slug, data]) => {
      const { success, data: record } = schema.safeParse(withoutEmpty(data));
      return success ? [{ slug, ...record }] : [];
    });
    return [format, records.flat()];
  });
  const signs = signsSchema.safeParse(withoutEmpty(of('signs').get('') ?? {})).data;
  return Object.fromEntries([...single, ...folders, ['brand', build?.brand], ['signs', signs]]);
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
    const text = applyConditionalBlocks(
      file,
      formatEntryText({ body: '', ...data }),
      textSettingsNow(),
    );
    const entry = parseEntry<never>(file, text, schema as never, factValuesNow());
    return { collection, path: pathOf(collection, data['slug'] as string), entry };
  } catch {
    return undefined;
  }
}
