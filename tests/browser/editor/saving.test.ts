import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { posts } from '../support/content.ts';
import { type Editor, test } from '../support/editor.ts';
import { shownPhone } from '../support/practice.ts';
import { expect } from '../support/test.ts';

// The editor only renders fields in view.
test.use({ viewport: { width: 1280, height: 1600 } });
// One worker builds the editor, once. By day it refuses and saves; by night it tries every kind of field.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const today = process.env['SITE_TODAY'] || new Date().toLocaleDateString('sv');

/** Returns the fields as the editor may save them: a phone as pages show it, and of a closing only the reason. */
function savedFields(text: string): Record<string, unknown> {
  const { phone, ...fields } = fieldsOf(text);
  const shown = JSON.parse(JSON.stringify(fields).replaceAll(/"closed (?:for|on) /gi, '"'));
  return phone === undefined ? shown : { ...shown, phone: shownPhone(`${phone}`) };
}

/** Returns the fields of a file, with the text below them as `body`. */
function fieldsOf(text: string): Record<string, unknown> {
  const [, matter = text, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  return { ...parse(matter), ...(body !== undefined && { body: body.trim() }) };
}

test('only a build with a repository has the editor', async ({ request }) => {
  const status = process.env['EDITOR_REPOSITORY'] ? 200 : 404;
  expect((await request.get('/edit')).status()).toBe(status);
});

test('a token reaches GitHub and no other host @nightly', async ({ editor: _, page }) => {
  const reached = new Set<string | undefined>();
  await page.route(/^https:/, (route) => {
    const { authorization } = route.request().headers();
    reached.add(new URL(route.request().url()).hostname).add(authorization);
    return route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_0');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => [...reached]).toEqual(['api.github.com', 'token github_pat_0']);
});

const closings = 'content/practice/closures.yaml';
const added = { from: '2027-03-12', until: '2027-03-14', reason: 'Spring break' };

/** Opens the form of closings, and adds one that ends before it begins. */
async function addClosing(editor: Editor, page: Page): Promise<string> {
  test.skip(!existsSync(closings), 'The content has no file of closings.');
  await editor.edit('_singletons/entries/closures', closings);
  await page.getByRole('button', { name: /^Add .?closing/ }).click();
  await editor.fill('First day', added.from);
  await editor.fill('Last day', '2027-03-10');
  await editor.fill('Reason', added.reason);
  return readFileSync(closings, 'utf8');
}

test('a save refuses a mistake, and keeps the comments of the file', async ({ editor, page }) => {
  const text = await addClosing(editor, page);
  await editor.save();
  expect(await editor.refusal()).toMatch(/Last day: expected .+ before .+, received "2027-03-10/);
  await editor.fill('Last day', added.until);
  const saved = await editor.saved(closings);
  expect(saved.match(/^ *#.*$/gm)).toEqual(text.match(/^ *#.*$/gm));
  const before = (savedFields(text)['closures'] ?? []) as object[];
  expect(fieldsOf(saved)['closures']).toEqual([...before, added]);
});

test('another change refuses a save; to remove asks first @nightly', async ({ editor, page }) => {
  const text = await addClosing(editor, page);
  await editor.fill('Last day', added.until);
  await page.getByRole('button', { name: /^Add .?closing/ }).click();
  const removing = editor.field('Closings').getByRole('button', { name: 'Remove', exact: true });
  const count = await removing.count();
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(removing).toHaveCount(count);
    page.once('dialog', (dialog) => dialog[answer]());
    await removing.last().click();
  }
  await expect(removing, 'after a question').toHaveCount(count - 1);
  await editor.write(closings, `${text}# Pulled meanwhile\n`);
  await editor.save();
  expect(await editor.refusal()).toContain('closures.yaml has changed on this computer');
  expect(await editor.read(closings)).toBe(`${text}# Pulled meanwhile\n`);
});

test('a save changes the title and the day of the change alone @nightly', async ({ editor }) => {
  const folders = ['guides', 'services', 'legal', 'practice/locations'];
  const files = folders.flatMap((folder) => globSync(`content/${folder}/*.{md,yaml}`).slice(0, 1));
  await editor.edit('guides', ...files);
  for (const file of files) {
    const before = savedFields(readFileSync(file, 'utf8'));
    const [name, label] = 'title' in before ? ['title', 'Title'] : ['name', 'Name'];
    await editor.open(file.replace(/.*?(\w+)\/([\w-]+)\.\w+$/, '$1/entries/$2'));
    await expect(editor.field(label).locator('input')).toHaveValue(`${before[name]}`);
    const changed = `${before[name]}`.replace(/.$/, 'q');
    await editor.fill(label, changed);
    const expected = { ...before, [name]: changed, ...('updated' in before && { updated: today }) };
    // The form adds the fields that the file leaves out.
    expect(savedFields(await editor.saved(file)), file).toMatchObject(expected);
  }
});

test('a post is saved with a picture that reveals no place @nightly', async ({ editor, page }) => {
  await editor.edit('posts/new');
  await editor.fill('Title', 'New Frames Have Come In This Week');
  const blank = sharp({ create: { width: 2500, height: 900, channels: 3, background: 'teal' } });
  const photo = blank.withExif({ IFD0: { Copyright: 'A place' } }).jpeg();
  const buffer = await photo.toBuffer();
  await editor.field('File').getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles({ name: 'IMG_2041 (1).jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await editor.field('File').getByRole('button', { name: 'Replace' }).waitFor();
  await editor.fill('What it shows', 'Three new frames on a shelf');
  await editor.field('Text').locator('[contenteditable=true]').click();
  await page.keyboard.insertText('Come by on any weekday.');
  const slug = 'new-frames-have-come-in-this-week';
  expect(fieldsOf(await editor.saved(`content/posts/${slug}.md`))).toEqual({
    slug,
    title: 'New Frames Have Come In This Week',
    image: { file: 'img_2041-1.webp', alt: 'Three new frames on a shelf' },
    date: today,
    updated: today,
    body: 'Come by on any weekday.',
  });
  const picture = await editor.read('content/images/img_2041-1.webp');
  expect(picture).toMatch(/^RIFF(?!.*(?:EXIF|A place))/s);
});

test('a renamed post keeps its address; links are checked @nightly', async ({ editor, page }) => {
  const slug = posts[0]?.record.slug ?? '';
  test.skip(!slug, 'The content has no post.');
  const [former, file] = [`content/posts/${slug}.md`, 'content/posts/has-another-name.md'];
  await editor.edit(`posts/entries/${slug}`, former);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  for (const role of ['menuitem', 'button'] as const)
    await page.getByRole(role, { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('has-another-name');
  await page.keyboard.press('Enter');
  const before = fieldsOf(readFileSync(former, 'utf8'));
  const renamed = { ...before, slug: 'has-another-name', formerSlugs: [slug] };
  expect(fieldsOf(await editor.saved(file))).toEqual(renamed);
  expect(await editor.read(former)).toBe('');
  await editor.open('posts/entries/has-another-name');
  await editor.field('Text').getByRole('button', { name: 'Edit in Markdown' }).click();
  await editor.field('Text').getByRole('textbox').click();
  await page.keyboard.insertText(' [Somewhere](/nowhere) ');
  page.once('dialog', (dialog) => dialog.dismiss());
  await editor.save();
  expect(await editor.refusal()).toContain('The link to /nowhere');
  expect(fieldsOf(await editor.read(file))).toEqual(renamed);
});
