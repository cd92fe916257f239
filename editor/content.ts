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

/** The files that the editor has read or will write, by format and name. */
const files = new Map<string, Map<string, EntryData>>();

/** Settings from the build, for files that the editor doesn't read. */
let build: Pick<EditorSettings, 'files' | 'brand'> | undefined;

/** A cache of parsed entries, by their data. */
const parsed = new WeakMap<EntryData, AddressedEntry | undefined>();

/** Sets the settings from the build. */
export function beginWith(settings: Pick<EditorSettings, 'files' | 'brand'>) {
  build = settings;
}

/**
 * Stores the current data of a file.
 * @param name the file name without its extension
 */
export function remember(format: string, data: EntryData, name = fileNameOf(format, data)) {
  const ofFormat = files.get(format) ?? new Map<string, EntryData>();
  files.set(format, withFile(ofFormat, name, data));
}

/**
 * Returns a file's name without its extension: the slug of an entry; for a location or a person, the name that
 * the build knows or, for a new file, the name that the editor makes; '' for a format with a single file.
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

/** Adds a saved file to a map, and removes its former names. */
function withFile(all: Map<string, EntryData>, name: string, data: EntryData) {
  for (const former of (data['formerSlugs'] ?? []) as string[]) all.delete(former);
  return all.set(name, data);
}

/** Returns the data of all files of a format. */
export function recall<Data extends object>(format: string): Data[] {
  return [...(files.get(format)?.values() ?? [])] as object[] as Data[];
}

/**
 * Returns all content that the editor knows, for the build's checks.
 * @param saved the file that is about to be saved, with its new data
 */
export function contentWith(saved?: { format: string; name: string; data: EntryData }): Content {
  const of = (format: string) => {
    const known = new Map(files.get(format));
    if (saved?.format === format) withFile(known, saved.name, saved.data);
    return known;
  };
  const facts = factsFrom(of);
  // The editor isn't told about deletions, but an entry whose path has a redirect must have been deleted.
  const gone = new Set(facts.redirects?.redirects.map(({ from }) => from));
  return {
    facts,
    entries: collectionNames
      .flatMap((name) => [...of(name).values()].flatMap((data) => entryOf(name, data) ?? []))
      .filter(({ path }) => !gone.has(path)),
    sources: (of('sources').get('') ?? {}) as Sources,
    folder: 'content',
    // The editor can't check for a file, but offers only existing ones.
    hasFile: () => true,
  };
}

/** Returns the current values of placeholders in texts. */
export function factValuesNow(): FactValues {
  const facts = factsNow();
  return facts.practice ? factValues(facts) : {};
}

/** Returns the current values that conditions in texts are compared with. */
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
    // Skip an invalid record: saving it, or the build, reports it.
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

/** Parses an entry. Returns undefined for an invalid one: saving it, or the build, reports it. */
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
