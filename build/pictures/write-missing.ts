import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file to be made, unless it is there. */
export interface Job {
  /** Its name, which changes with its content. */
  name: string;
  make(): Promise<Buffer>;
}

// Only files of these shapes are ours to remove: with a hash in the name, or half written.
const ours = /\.[0-9a-f]{8}\b.*\.(avif|webp|jpg)(\.\d+\.tmp)?$/;

/**
 * Makes the files of a folder that earlier runs did not, and removes those that nobody needs any more.
 * @returns how many were made
 */
export async function writeMissing(folder: string, jobs: readonly Job[]): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const missing = jobs.filter(({ name }) => !present.has(name));
  // The encoders have threads of their own, and wait for one another.
  await Promise.all(
    missing.map(async ({ name, make }) => {
      const path = join(folder, name);
      // An interruption must leave no half file under the final name.
      const unfinished = `${path}.${process.pid}.tmp`;
      await writeFile(unfinished, await make());
      await rename(unfinished, path);
    }),
  );
  const needed = new Set(jobs.map(({ name }) => name));
  const stale = [...present].filter((file) => ours.test(file) && !needed.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
  return missing.length;
}
