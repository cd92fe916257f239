import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildEditor } from '../../build/editor/build-editor.ts';
import { computeStamp } from './build-stamp.ts';
import { rootFolder } from './run.mjs';

/**
 * Builds the editor into a cache folder, unless it was built from the same files.
 * @param repository the GitHub repository that the editor changes, as `owner/name`
 * @returns the folder with `edit.html`
 */
export async function ensureEditor(repository: string): Promise<string> {
  const folder = join(rootFolder, 'node_modules', '.cache', 'editor');
  const stampFile = join(folder, 'stamp');
  const stamp = computeStamp(rootFolder, repository);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  // Several test runners may build at once. The first to finish wins.
  const made = `${folder}-${process.pid}`;
  await buildEditor(made, repository);
  writeFileSync(join(made, 'stamp'), stamp);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
