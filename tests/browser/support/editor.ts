import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { buildEditor } from '../../../build/editor/build-editor.ts';
import { refusalPath } from '../../../editor/publication.ts';
import { editorHeadersOf } from '../../../server/middleware/editor-headers.ts';
import { offerFolder, readFromFolder } from './editor-folder.ts';
import { mainLocation } from './practice.ts';
import { securityHeaders } from './security-headers.ts';
import { test as base, expect, type Page } from './test.ts';

/** The editor's repository in these tests. */
export const repository = 'practice/website';

/** The editor first reads all of the content, and checks it before writing. */
const patience = { timeout: 30_000 };
const often = { ...patience, intervals: [50] };

/** The editor in a page, with the content in the page's private file system. */
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

  /** Chooses the folder with the button on the first screen. */
  async chooseFolder() {
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('tree')).toBeVisible(patience);
  }

  /** Returns a field by its label; in a list, the last entry's. */
  field(label: string) {
    return this.page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).last();
  }

  async fill(label: string, text: string) {
    await this.field(label).locator('input, textarea').first().fill(text);
  }

  /** Chooses options in a field. */
  async choose(label: string, ...options: (string | RegExp)[]) {
    for (const name of options) {
      await this.field(label).getByRole('combobox').click();
      await this.page.getByRole('option', { name }).click();
    }
  }

  /** Types into a rich-text field. */
  async write(label: string, text: string) {
    await this.field(label).locator('[contenteditable=true]').click();
    await this.page.keyboard.type(text);
  }

  /** Uploads a picture into a field. */
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

  /** The message with which the editor refuses to save. */
  get refusal() {
    return this.page.getByRole('alertdialog');
  }

  /** Waits until a file differs from the project's. Returns its text. */
  async changed(path: string): Promise<string> {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    await expect
      .poll(async () => (await this.read(path)) !== before, { message: path, ...often })
      .toBe(true);
    // After saving, the editor navigates back, which would leave a page that was opened meanwhile.
    await this.page.waitForURL(({ hash }) => !/\/(?:entries\/|new$)/.test(hash), patience);
    return (await this.read(path)) ?? '';
  }

  read(path: string) {
    return readFromFolder(this.page, path);
  }
}

/** Playwright's test with the built editor and its headers at the site's origin. */
export const test = base.extend<{ editor: Editor }, { builtEditor: string }>({
  // The editor dates a post by the computer's clock; the build, by the practice's.
  timezoneId: mainLocation?.timeZone,
  builtEditor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { workerIndex }) => {
      const folder = resolve(`test-results/editor-${workerIndex}`);
      await buildEditor(folder, repository);
      await use(folder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  editor: async ({ page, origin, builtEditor, browserName }, use) => {
    base.skip(browserName !== 'chromium', 'Only Chromium lets pages write to a folder.');
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
