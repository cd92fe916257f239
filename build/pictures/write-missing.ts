import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to make, unless it exists. */
export interface MadeFile {
  /** The address, with a hash of everything that the content depends on. */
  url: string;
  make(): string | Promise<Buffer>;
}

/** Returns 8 hexadecimal digits of a hash of all that the content of a file depends on, for its name. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  return hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part)))).slice(0, 8);
}

// The build removes only files that it made: they have a hash in the name, or end in `.tmp` if interrupted.
const ours = /\.[0-9a-f]{8}\b.*\.(avif|webp|jpg|svg)(\.\d+\.tmp)?$/;

/** Makes the files that don't exist in the public folder yet, and removes those that nothing needs anymore. */
export async function writeMissing(folder: string, files: readonly MadeFile[]): Promise<void> {
  const present = new Set(
    globSync('{uploads,social}/**/*.*', { cwd: folder }).map((file) => `/${file}`),
  );
  const needed = new Map(files.map((file) => [file.url, file]));
  const missing = [...needed.values()].filter(({ url }) => !present.has(url));
  if (missing.length > 0) console.log(`pictures: making ${missing.length} files, once`);
  // All at once: sharp queues the jobs for its own threads.
  await Promise.all(
    missing.map(async ({ url, make }) => {
      const path = join(folder, url);
      // Write and rename, so that an interruption never leaves a partial file under the final name.
      const unfinished = `${path}.${process.pid}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, await make());
      await rename(unfinished, path);
    }),
  );
  const stale = [...present].filter((file) => ours.test(file) && !needed.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
}
