import type { EntryData } from '../build/content/entry-text.ts';

/** The files that the editor has read or will write, by the name of their format. */
const files = new Map<string, Map<unknown, EntryData>>();

/** Keeps what a file says, in the place of what it said before. */
export function remember(format: string, data: EntryData) {
  const ofFormat = files.get(format) ?? new Map<unknown, EntryData>();
  files.set(format, ofFormat.set(data['slug'] ?? data['name'], data));
}

/** What all files of a format say. */
export function recall<Data extends object>(format: string): Data[] {
  return [...(files.get(format)?.values() ?? [])] as object[] as Data[];
}
