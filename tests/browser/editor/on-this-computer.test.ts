import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readContent } from '../../../build/content/content-plugin.ts';
import { readPractice } from '../../../build/content/read-practice.ts';
import { parseEntryText } from '../../../domain/read/entry-text.ts';
import { posts, services } from '../../unit/content/all-entries.ts';
import { type Editor, expect, test } from '../support/editor.ts';
import { contentWith, writeToFolder } from '../support/editor-folder.ts';

const closures = 'content/practice/closures.yaml';
const [post] = posts;
const file = post?.entry.file ?? '';
const slug = basename(file, '.md');

async function addClosing(editor: Editor) {
  await editor.add('closing');
  await editor.fill('First day', '2027-03-12');
  await editor.fill('Reason', 'Spring break');
}

test('a save that would undo a change made meanwhile is refused', async ({ editor }) => {
  const { page } = editor;
  await editor.chooseFolder();
  await editor.open('_singletons/entries/closures');
  await addClosing(editor);
  const pulled = `${readFileSync(closures, 'utf8')}# Pulled meanwhile\n`;
  await writeToFolder(page, [[closures, pulled]]);
  await editor.save();
  await expect(editor.refusal).toContainText(`${closures} has changed on this computer`);
  expect(await editor.read(closures)).toBe(pulled);

  // Once the page has read the change, it is no longer somebody else's.
  const discard = page.getByRole('button', { name: 'Discard' });
  await page.addLocatorHandler(discard, () => discard.click());
  await page.reload();
  await addClosing(editor);
  await editor.save();
  await expect.poll(() => editor.read(closures)).toContain('2027-03-12');
});

test('a renamed post keeps its former address, and its page is one click away', async ({
  editor,
  origin,
}) => {
  test.skip(!post, 'The practice has no post.');
  const { page } = editor;
  await editor.chooseFolder();
  await editor.open(`posts/entries/${slug}`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View on Live Site' }).click();
  expect((await opening).url()).toBe(`${origin}${post?.path}`);

  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('has-another-name');
  await page.keyboard.press('Enter');
  await editor.save();
  const renamed = 'content/posts/has-another-name.md';
  const text = await editor.changed(renamed);
  expect(parseEntryText(text)).toEqual({
    ...parseEntryText(readFileSync(file, 'utf8')),
    slug: 'has-another-name',
    formerSlugs: [slug],
  });
  expect(await editor.read(file)).toBeUndefined();
  // With the old file beside it, the former address would be that of a page.
  expect(() => readContent(contentWith(renamed, text))).toThrow('no page has now');
});

test('a service that others follow can be deleted', async ({ editor }) => {
  const ordered = services
    .toSorted((one, other) => (one.entry.record.order ?? 0) - (other.entry.record.order ?? 0))
    .map(({ entry }) => entry);
  const last = ordered.pop();
  // The editor refuses to delete the only service of a device.
  const { equipment } = readPractice().care;
  const kept = equipment.flatMap((device) => device.services);
  const first = ordered.find(({ record }) => !kept.includes(record.slug));
  test.skip(!first || !last, 'No service that can be deleted has others after it.');
  const { page } = editor;
  await editor.chooseFolder();
  await editor.open(`services/entries/${basename(first?.file ?? '', '.md')}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => editor.read(first?.file ?? '')).toBeUndefined();
  const orderOf = async (path = '') => parseEntryText((await editor.read(path)) ?? '')['order'];
  await expect.poll(() => orderOf(last?.file)).toBe(ordered.length);
});
