import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import {
  factFiles,
  factFolders,
  factSlug,
  type PracticeFacts,
  pathOfFile,
} from '../../content-model/facts.ts';
import { checkData } from '../../content-model/parse/check-data.ts';
import { ContentError, mapAll } from '../../content-model/parse/content-error.ts';
import { parseFile } from '../../content-model/parse/entry-text.ts';
import { type BrandRecord, brandSchema } from '../../content-model/schema/brand.ts';
import { type Sources, sourcesSchema } from '../../content-model/schema/source.ts';
import { filesIn } from './unread-files.ts';

/** The folder with the practice's content. Tests name another one in `CONTENT`: `tests/fixture`. */
export const contentFolder = process.env['CONTENT'] || 'content';

/** Reads the facts of the practice. */
export function readPractice(folder = contentFolder): PracticeFacts {
  const all = { ...factFiles, ...factFolders };
  const facts = mapAll(Object.entries(all), ([name, schema]) => {
    if (name in factFiles) return [name, readRecord(folder, pathOfFile(name as 'care'), schema)];
    const named = schema.safeExtend({ slug: factSlug });
    const paths = filesIn(folder, `practice/${name}/*.yaml`);
    return [
      name,
      mapAll(paths, (path) => readRecord(folder, path, named, { slug: basename(path, '.yaml') })),
    ];
  });
  const practice = Object.fromEntries(facts) as PracticeFacts;
  // The site takes its hours, phone number and address from it.
  if (!practice.locations.some(({ status }) => status === 'open')) {
    const file = relative('', join(folder, 'practice/locations'));
    const received = `${practice.locations.length} that are not`;
    const expected = 'a location that is open';
    throw new ContentError([{ file, field: 'status', expected, received }]);
  }
  return practice;
}

/** Reads the brand alone: Vite's configuration needs no other fact, so a mistake in another file can't stop it. */
export function readBrand(folder = contentFolder): BrandRecord {
  return readRecord(folder, pathOfFile('brand'), brandSchema);
}

/** Reads the sources that entries cite. */
export function readSources(folder = contentFolder): Sources {
  return readRecord(folder, 'sources.yaml', sourcesSchema);
}

/** Reads a YAML file. A missing one is empty, and refused if its facts are required. */
function readRecord<Schema extends z.ZodType>(
  folder: string,
  path: string,
  schema: Schema,
  name = {},
): z.infer<Schema> {
  const file = relative('', join(folder, path));
  const exists = existsSync(file);
  if (!exists && !schema.safeParse({}).success) {
    const expected = 'this file, with facts that the site needs';
    throw new ContentError([{ file, field: 'the file', expected, received: 'no file' }]);
  }
  const fields = exists ? parseFile(file, readFileSync(file, 'utf8')) : {};
  return checkData(file, schema, { ...fields, ...name });
}
