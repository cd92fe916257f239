import { readFileSync } from 'node:fs';
import { type Editor, expect, test } from '../../browser/support/editor.ts';

/**
 * The pictures of `docs/editing.md`. Where the editor no longer looks like them, this fails:
 * `npx playwright test editing-pictures --update-snapshots` takes them again.
 */
test.use({ viewport: { width: 900, height: 640 }, colorScheme: 'light', locale: 'en-US' });

// Another system draws letters and date fields a little differently.
const tolerance = { maxDiffPixelRatio: 0.03, animations: 'disabled' } as const;

type Show = (editor: Editor) => Promise<void>;

/** By the name of the picture, how to come to what it shows. */
const pictures: Record<string, Show> = {
  async 'close-for-a-holiday'(editor) {
    await editor.open('_singletons/entries/closures');
    await editor.add('closing');
    await editor.fill('First day', '2027-07-05');
    await editor.fill('Reason', 'Independence Day');
    await editor.field('First day').scrollIntoViewIfNeeded();
  },
  async 'change-hours'(editor) {
    await editor.open('locations/entries/towaco');
    await editor.page.getByRole('button', { name: 'Expand All' }).first().click();
    const closes = editor.page.getByRole('group', { name: /“.?Closes.?” Field/ }).first();
    await closes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  },
  async 'publish-a-post'(editor) {
    await editor.open('posts/new');
    await editor.fill('Title', 'New Frames Have Come In');
    await editor.choose('Category', 'Eyewear');
    await editor.upload('File', {
      name: 'New frames.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync('content/images/blog-choosing-right-frames.jpg'),
    });
    await editor.fill('What it shows', 'Six new frames in window light');
    await editor.field('Title').scrollIntoViewIfNeeded();
  },
  async 'change-the-announcement'(editor) {
    await editor.open('_singletons/entries/announcement');
    await expect(editor.field('Shown')).toBeVisible();
  },
};

test('the editor looks as the manual shows it', async ({ editor }) => {
  await editor.page.clock.setFixedTime('2026-11-23T15:00:00Z');
  await editor.chooseFolder();
  for (const [name, show] of Object.entries(pictures)) {
    await show(editor);
    await expect.soft(editor.page).toHaveScreenshot(`${name}.png`, tolerance);
  }
});
