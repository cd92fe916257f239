import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ResolvedConfig } from 'vite';

/** Writes what the worker will read among the static files of a build. */
export async function storeFile(
  { environments, root }: ResolvedConfig,
  path: string,
  json: string,
): Promise<void> {
  const file = join(root, environments['client']?.build.outDir ?? 'dist/client', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, json);
}
