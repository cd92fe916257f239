import { mkdir, readdir } from 'node:fs/promises';
import type { PictureEntry, PictureManifest } from '../../content/pictures/manifest.ts';
import { describeMaster, type PictureFacts } from './describe-master.ts';
import { encodeVariants, missingVariants } from './encode-variants.ts';
import { readFacts, writeFacts } from './facts-cache.ts';
import { widthsOf } from './kinds.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { listPictures, type Master, readMaster } from './masters.ts';
import { removeStale } from './remove-stale.ts';

export interface PicturePaths {
  /** Folder of the masters. */
  masters: string;
  /** Folder of the variants; those that no master has any more are removed. */
  output: string;
  /** File that keeps what only decoding a master can tell. */
  cache: string;
}

export interface MadePictures {
  manifest: PictureManifest;
  /** How many variants this run encoded. */
  encoded: number;
}

/**
 * Brings the variants of all masters up to date. All masters are checked before any is encoded.
 * @throws PictureError naming the first master that is unfit.
 */
export async function makePictures({
  masters,
  output,
  cache,
}: PicturePaths): Promise<MadePictures> {
  const known = await readFacts(cache);
  const found = await mapConcurrently(listPictures(masters), (file) => readMaster(masters, file));
  const entries = await mapConcurrently(found, async (master) =>
    entryOf(master, known[master.hash] ?? (await describeMaster(master))),
  );
  await mkdir(output, { recursive: true });
  const present = new Set(await readdir(output));
  const jobs = found.flatMap((master, index) =>
    missingVariants(master, entries[index]?.widths ?? [], present),
  );
  await mapConcurrently(jobs, (job) => encodeVariants(job, output));
  await removeStale(output, present, entries);
  await writeFacts(cache, entries);
  return {
    manifest: Object.fromEntries(entries.map((entry) => [`${entry.name}.jpg`, entry])),
    encoded: jobs.reduce((sum, job) => sum + job.formats.length, 0),
  };
}

function entryOf(
  { name, hash, kind }: Master,
  { width, height, color }: PictureFacts,
): PictureEntry {
  return { name, hash, width, height, color, widths: widthsOf(kind, width) };
}
