import { readFileSync } from 'node:fs';
import { readContent } from '../../../build/content/content-plugin.ts';
import { expect, test } from '../support/editor.ts';
import { contentWith } from '../support/editor-folder.ts';
import { categories } from '../support/practice.ts';

// The editor only renders fields in view.
test.use({ viewport: { width: 1280, height: 4400 } });

/** A photo in an iPhone's format and size, neither of which the build accepts. */
const photo = {
  name: 'IMG_2041 (1).HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync('tests/browser/support/photo.heic'),
};
const file = 'content/posts/new-frames-have-come-in-this-week.md';
const [category = { id: '', title: '' }] = categories;

test('a post is saved with a converted picture, but not before it is complete', async ({
  editor,
}) => {
  test.setTimeout(120_000);
  const { page } = editor;
  await editor.chooseFolder();
  await editor.open('posts/new');
  await editor.fill('Title', 'New Frames Have Come In This Week');
  await editor.save();
  await expect(page.getByText(/fields? ha(?:s|ve) errors/)).toBeVisible();
  expect(await editor.read(file)).toBeUndefined();

  await editor.upload('File', photo);
  await editor.fill('What it shows', 'Three new frames on a shelf');
  await editor.write('Text', 'Come by on any weekday and try them on.');
  await editor.choose('Category', category.title);
  await editor.save();

  const folder = contentWith(file, await editor.changed(file), ['img_2041-1.webp']);
  const { entries } = readContent(folder);
  const post = entries.find(({ path }) => path.endsWith('new-frames-have-come-in-this-week'));
  expect(post?.entry.record).toMatchObject({
    category: category.id,
    image: { file: 'img_2041-1.webp', alt: 'Three new frames on a shelf' },
    excerpt: 'Come by on any weekday and try them on.',
  });
  expect(post?.entry.markdown).toBe('Come by on any weekday and try them on.');
  expect(await editor.read('content/images/img_2041-1.webp')).toBeDefined();
});
