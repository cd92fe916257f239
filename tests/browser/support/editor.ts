import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { staticRules } from '../../../server/headers.ts';
import { securityHeaders } from './security-headers.ts';
import { test as base, type Page } from './test.ts';

const editorPath = '/edit';

declare function fileAt(path: string, create?: boolean): Promise<FileSystemFileHandle>;

/** The editor in a page, which edits a folder of the page's private file system. */
function editorOf(page: Page) {
  async function write(...file: [path: string, text: string]) {
    await page.evaluate(async ([path, text]) => {
      const stream = await (await fileAt(path, true)).createWritable();
      await stream.write(text);
      await stream.close();
    }, file);
  }

  /** Returns '' if the file doesn't exist. */
  function read(path: string): Promise<string> {
    return page.evaluate(async (wanted) => {
      const file = await fileAt(wanted).catch(() => undefined);
      return (await file?.getFile())?.text() ?? '';
    }, path);
  }

  /** Chooses a folder with these files of the project, and opens a form. */
  async function edit(form: string, ...files: string[]) {
    await write('.git/HEAD', '');
    for (const file of files) await write(file, readFileSync(file, 'utf8'));
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('tree').waitFor();
    await open(form);
  }

  const open = (form: string) => page.goto(`${editorPath}#/collections/${form}`);

  /** Returns a field by its label; in a list, the last entry's. */
  function field(label: string) {
    return page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).last();
  }

  const fill = (label: string, text: string) =>
    field(label).locator('input, textarea').first().fill(text);

  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  /** Saves, and waits until the editor has left the form. Returns a file's text. */
  async function saved(path: string): Promise<string> {
    await save();
    await page.getByRole('button', { name: 'Cancel Editing' }).waitFor({ state: 'hidden' });
    return read(path);
  }

  /** Closes the message with which the editor refuses to save. Returns its text. */
  async function refusal(): Promise<string> {
    const dialog = page.getByRole('alertdialog');
    const text = await dialog.innerText();
    await dialog.getByRole('button').click();
    await dialog.waitFor({ state: 'hidden' });
    return text;
  }

  return { write, read, edit, open, field, fill, save, saved, refusal };
}

export type Editor = ReturnType<typeof editorOf>;

/** Playwright's test with the built editor and its headers at the site's origin. */
export const test = base.extend<{ editor: Editor }, { builtEditor: string }>({
  builtEditor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { workerIndex }) => {
      const folder = resolve(`test-results/editor-${workerIndex}`);
      const env = { ...process.env, EDITOR_REPOSITORY: 'practice/website' };
      const config = 'build/editor/vite.config.ts';
      execFileSync('vite', ['build', '--config', config, '--outDir', folder], { env });
      await use(folder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  editor: async ({ page, builtEditor, browserName }, use) => {
    base.skip(browserName !== 'chromium', 'Only Chromium lets pages write to a folder.');
    await page.route(/\/edit(?:\/|$)/, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === editorPath ? '/edit.html' : pathname;
      const headers = { ...securityHeaders(), ...staticRules('', [])[editorPath] };
      headers['Content-Type'] = getMimeType(file) ?? '';
      return route.fulfill({ body: readFileSync(join(builtEditor, file)), headers });
    });
    await page.addInitScript(() => {
      const root = () => navigator.storage.getDirectory();
      const fileAt = async (path: string, create = false) => {
        const [name = '', ...parents] = path.split('/').reverse();
        let folder = await root();
        for (const parent of parents.reverse())
          folder = await folder.getDirectoryHandle(parent, { create });
        return folder.getFileHandle(name, { create });
      };
      Object.assign(window, { showDirectoryPicker: root, fileAt });
    });
    await page.goto(editorPath);
    await use(editorOf(page));
  },
});
