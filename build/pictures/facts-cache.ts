import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PictureEntry } from '../../content/pictures/manifest.ts';
import type { PictureFacts } from './describe-master.ts';
import { writeAtomically } from './write-atomically.ts';

type FactsByHash = Record<string, PictureFacts>;

/** What earlier runs learnt of masters, by hash; nothing where the file is missing or broken. */
export async function readFacts(file: string): Promise<FactsByHash> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as FactsByHash;
  } catch {
    return {};
  }
}

/** Keeps the facts of the present pictures for the next run and forgets all others. */
export async function writeFacts(file: string, entries: readonly PictureEntry[]) {
  const facts = entries.map(({ hash, width, height, color }) => [hash, { width, height, color }]);
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, JSON.stringify(Object.fromEntries(facts)));
}
