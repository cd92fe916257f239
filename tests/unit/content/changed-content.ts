import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { vi } from 'vitest';
import { Document } from 'yaml';
import { readContent } from '#build/content/read-content.ts';
import { siteContent } from '#build/content/site-content.ts';
import { ContentError, type ContentProblem } from '#content-model/parse/content-error.ts';
import {
  type EntryData,
  formatEntryText,
  parseEntryText,
} from '#content-model/parse/entry-text.ts';
import type { FactValues } from '#content-model/parse/fill-in-facts.ts';
import { parseEntry } from '#content-model/parse/parse-entry.ts';
import { guideSchema } from '#content-model/schema/article.ts';
import { folderWith } from '../folder-with.ts';

/** A file of the content becomes some fields by path (`image.alt`), a whole text or bytes, or no file. */
export type Change = EntryData | string | Uint8Array | null;

const content = join(folderWith(), 'content');
cpSync('tests/fixture', content, { recursive: true });
let changed: string[] = [];

/** Copies the fixture with changed files. Reuses one folder, because the reader caches by path. */
export function contentWith(changes: Record<string, Change>): string {
  for (const file of changed) {
    const original = join('tests/fixture', file);
    rmSync(join(content, file), { recursive: true, force: true });
    if (existsSync(original)) cpSync(original, join(content, file), { recursive: true });
  }
  changed = Object.keys(changes);
  for (const [file, change] of Object.entries(changes)) {
    const path = join(content, file);
    mkdirSync(dirname(path), { recursive: true });
    if (change === null) rmSync(path, { recursive: true });
    else if (typeof change === 'string' || change instanceof Uint8Array)
      writeFileSync(path, change);
    else writeFileSync(path, textWith(path, change as EntryData));
  }
  return content;
}

/** Returns what the site has after a change of the fixture, at a moment. */
export function siteAt(moment: string, changes: Record<string, Change>) {
  vi.stubEnv('SITE_TODAY', moment);
  return siteContent(readContent(contentWith(changes)));
}

/** Returns what the build refuses after these changes, with files named from the content folder. */
export function problemsAfter(changes: Record<string, Change>): readonly ContentProblem[] {
  try {
    readContent(contentWith(changes));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const folder = `${relative('', content)}/`;
    return error.problems.map((one) => ({ ...one, file: one.file.replaceAll(folder, '') }));
  }
}

const guide = 'guides/preparing-for-your-visit.md';

/** Reads a guide of the fixture after a change. Its sources are nei-healthy-eyes, nei-dry-eye and aoa-computer. */
export function readGuide(change: Change, facts: FactValues = {}) {
  const file = join(contentWith({ [guide]: change }), guide);
  return parseEntry(file, readFileSync(file, 'utf8'), guideSchema, facts);
}

function textWith(path: string, fields: EntryData): string {
  const data = new Document(existsSync(path) ? parseEntryText(readFileSync(path, 'utf8')) : {});
  for (const [field, value] of Object.entries(fields)) data.setIn(field.split('.'), value);
  return formatEntryText(data.toJS());
}
