import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type EntryData,
  formatEntryText,
  parseEntryText,
} from '../../../domain/read/entry-text.ts';
import { isReviewed, signReview } from '../../../domain/read/review.ts';
import { guides } from '../../unit/content/all-entries.ts';
import { type Editor, expect, repository, test } from '../support/editor.ts';
import { contentFiles, offerFolder } from '../support/editor-folder.ts';

// The editor makes the fields that are in view.
test.use({ viewport: { width: 1280, height: 8000 } });

const reviewer = 'Given Family';
const [guide] = guides;
const file = guide?.entry.file ?? '';
const careFile = 'content/practice/care.yaml';
const small = 'Small correction: the review still holds';

/** The content of a practice whose reviewer has signed for its first guide. */
function reviewedContent() {
  const text = parseEntryText(readFileSync(file, 'utf8'));
  const care = parseEntryText(readFileSync(careFile, 'utf8'));
  const changed: Record<string, EntryData> = {
    [file]: { ...text, review: signReview(text, reviewer, '2026-05-10') },
    [careFile]: { ...care, reviewer: { name: reviewer, degree: 'OD' } },
  };
  return contentFiles().map(([path, before]): [string, string] => {
    const data = changed[path];
    return [path, data ? formatEntryText(data) : before];
  });
}

/** Changes the guide's last words, and gives what the file says then. */
async function change(editor: Editor, words: string, choice?: string): Promise<EntryData> {
  await editor.open(`guides/entries/${basename(file, '.md')}`);
  await editor.fill('Last words', words);
  if (choice) await editor.field('Medical review').getByText(choice).click();
  await editor.save();
  const text = async () => (await editor.read(file)) ?? '';
  await expect.poll(text, { timeout: 30_000 }).toContain(words);
  await editor.page.waitForURL(({ hash }) => !hash.includes('/entries/'));
  return parseEntryText(await text());
}

test('a changed text loses its review in the editor, unless the change is a small one', async ({
  editor,
  builtEditor,
}) => {
  test.skip(!guide, 'The practice has no guide.');
  test.setTimeout(120_000);
  const { page } = editor;
  // The build of a practice that has a reviewer tells the editor so.
  await page.route('**/edit/*.js', (route) => {
    const script = readFileSync(join(builtEditor, new URL(route.request().url()).pathname), 'utf8');
    const named = new RegExp(`(repository:.${repository}.)(?=,pages:)`);
    const body = script.replace(named, `$1,reviewer:"${reviewer}"`);
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  await offerFolder(page, reviewedContent());
  await editor.open();
  await editor.chooseFolder();

  const words = `${guide?.entry.record.closing}`;
  const corrected = await change(editor, words.replace(/\.$/, '!'), small);
  expect(isReviewed(corrected)).toBe(true);
  expect(corrected['review']).toMatchObject({ by: reviewer, date: '2026-05-10' });
  expect(corrected).not.toHaveProperty('reviewChoice');
  expect(isReviewed(await change(editor, `Now: ${words.slice(0, 200)}`))).toBe(false);
  const signed = await change(editor, `So: ${words.slice(0, 200)}`, `${reviewer} has read`);
  expect(isReviewed(signed)).toBe(true);
});
