import type { APIRequestContext } from '@playwright/test';
import { htmlOf } from './html-of.ts';
import { holdIslands, hydrate, islandFile } from './islands.ts';
import type { Page } from './test.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Returns whether the practice announces something. */
export const isAnnouncing = async (request: APIRequestContext) =>
  (await htmlOf(request, '/')).includes('id="news-heading"');

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
