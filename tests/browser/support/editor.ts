import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { refusalPath } from '../../../editor/publication.ts';
import { editorHeadersOf } from '../../../server/middleware/editor-headers.ts';
import { ensureEditor } from '../../../tools/run/ensure-editor.ts';
import { offerFolder, readFromFolder } from './editor-folder.ts';
import { securityHeaders } from './practice.ts';
import { test as base, expect, type Page } from './test.ts';

/** The repository of the editor under test. */
export const repository = 'practice/website';

/** It reads all of the content first, and writes with checks. */
const patience = { timeout: 30_000 };
const often = { ...patience, intervals: [50] };

/** The editor in a page, with the content in the page's own file system. */
export class Editor {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  async open(path = '') {
    await this.page.goto(`${this.#origin}/edit${path && `#/collections/${path}`}`);
  }

  /** Chooses the folder, as the button of the first screen does. */
  async chooseFolder() {
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('tree')).toBeVisible(patience);
  }

  /** A field by its label; of a list's entries, the last one's. */
  field(label: string) {
    return this.page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).last();
  }

  async fill(label: string, text: string) {
    await this.field(label).locator('input, textarea').first().fill(text);
  }

  /** Chooses among what a field offers. */
  async choose(label: string, ...options: (string | RegExp)[]) {
    for (const name of options) {
      await this.field(label).getByRole('combobox').click();
      await this.page.getByRole('option', { name }).click();
    }
  }

  /** Writes into a field with formatted text. */
  async write(label: string, text: string) {
    await this.field(label).locator('[contenteditable=true]').click();
    await this.page.keyboard.type(text);
  }

  /** Takes a new picture into a field. */
  async upload(label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.field(label).getByRole('button', { name: 'Browse' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Select Image' });
    const choosing = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles(file);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    const replace = this.field(label).getByRole('button', { name: 'Replace' });
    await expect(replace).toBeVisible(patience);
  }

  async add(label: string) {
    await this.page
      .getByRole('button', { name: new RegExp(`^Add .?${label}`) })
      .last()
      .click();
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** The words with which the editor refuses to save. */
  get refusal() {
    return this.page.getByRole('alertdialog');
  }

  /** What a file says once it isn't as before. */
  async changed(path: string): Promise<string> {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    await expect
      .poll(async () => (await this.read(path)) !== before, { message: path, ...often })
      .toBe(true);
    // Once it is done it goes back to where it came from, and away from what is opened before.
    await this.page.waitForURL(({ hash }) => !/\/(?:entries\/|new$)/.test(hash), patience);
    return (await this.read(path)) ?? '';
  }

  read(path: string) {
    return readFromFolder(this.page, path);
  }
}

/** The test with the editor that a build would deliver, its headers included, at the site's address. */
export const test = base.extend<{ editor: Editor }, { builtEditor: string }>({
  builtEditor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => use(await ensureEditor(repository)),
    { scope: 'worker', timeout: 60_000 },
  ],
  editor: async ({ page, origin, builtEditor, browserName }, use) => {
    base.skip(browserName !== 'chromium', 'Other engines let no page write into a folder.');
    await page.route(`${origin}/edit**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === refusalPath) return route.fulfill({ body: '' });
      const file = pathname === '/edit' ? '/edit.html' : pathname;
      const headers = { ...securityHeaders(), ...editorHeadersOf(pathname) };
      const contentType = getMimeType(file) ?? '';
      return route.fulfill({ body: readFileSync(join(builtEditor, file)), contentType, headers });
    });
    await page.goto('/robots.txt');
    await offerFolder(page);
    const editor = new Editor(page, origin);
    await editor.open();
    await use(editor);
  },
});

export { expect } from './test.ts';
