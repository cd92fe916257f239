import { htmlOf } from './html-of.ts';
import { holdIslands, hydrate, islandFile } from './islands.ts';
import { type Page, test } from './test.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Skips the tests of a file if the practice announces nothing. */
export function skipWithoutAnnouncement() {
  test.beforeEach(async ({ request }) => {
    test.skip(
      !(await htmlOf(request, '/')).includes('id="news-heading"'),
      'The practice has no announcement.',
    );
  });
}

/** Opens the home page, and runs `first` before the dialog's code loads. */
export async function openHome(page: Page, first: () => Promise<unknown>) {
  const code = islandFile('announcement-dialog');
  const release = await holdIslands(page, code);
  const requested = page.waitForRequest(`**${code}`);
  await page.goto('/');
  // A clock that stops earlier would also stop the wait for an idle moment.
  await requested;
  await first();
  release();
  await hydrate(page, 'announcement-dialog');
}
