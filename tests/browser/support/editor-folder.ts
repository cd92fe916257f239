import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { folderWith } from '../../unit/folder-with.ts';

/** A file of the project: its path and its text. */
type ProjectFile = readonly [path: string, text: string];

/** Returns the content's Markdown and YAML files, unchanged. */
export function contentFiles(): ProjectFile[] {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => [`content/${name}`, readFileSync(join('content', name), 'utf8')]);
}

/**
 * Copies the content into the page's private file system and makes the folder picker choose it. The
 * page must have the site's origin.
 */
export async function offerFolder(page: Page, files = contentFiles()) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await writeToFolder(page, [['.git/HEAD', ''], ...files]);
}

/** Writes into the page's file system, as another program would. */
export async function writeToFolder(page: Page, files: readonly ProjectFile[]) {
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, text] of written) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1))
        folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** Reads a file of the page's file system; `undefined` if there is none. */
export function readFromFolder(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    const parts = wanted.split('/');
    let folder = await navigator.storage.getDirectory();
    try {
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const file = await folder.getFileHandle(parts.at(-1) ?? '');
      return await (await file.getFile()).text();
    } catch {
      return undefined;
    }
  }, path);
}

/**
 * Creates a content folder for the build's reader: the project's content with one file replaced.
 * @param pictures names of files to add to `content/images`
 */
export function contentWith(path: string, text: string, pictures: readonly string[] = []): string {
  const files = Object.fromEntries([...contentFiles(), [path, text]]);
  const folder = join(folderWith(files), 'content');
  mkdirSync(join(folder, 'images'));
  for (const file of globSync('{files,images,media}/*', { cwd: 'content' })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    symlinkSync(resolve('content', file), join(folder, file));
  }
  for (const name of pictures) writeFileSync(join(folder, 'images', name), '');
  return folder;
}
