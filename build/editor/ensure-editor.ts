import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildEditor } from './build-editor.ts';

/**
 * Builds the editor into a cache folder.
 * @param repository the GitHub repository that the editor changes, as `owner/name`
 * @returns the folder with `edit.html`
 */
export async function ensureEditor(repository: string): Promise<string> {
  const folder = join('node_modules', '.cache', 'editor');
  // Several test runners may build at once. The last to finish wins.
  const made = `${folder}-${process.pid}`;
  await buildEditor(made, repository);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
