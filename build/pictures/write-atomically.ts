import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file so that it is there whole or not at all. An interruption leaves at most a hidden
 * `.tmp` file beside it.
 */
export async function writeAtomically(path: string, content: string | Buffer) {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await writeFile(temporary, content);
  await rename(temporary, path);
}
