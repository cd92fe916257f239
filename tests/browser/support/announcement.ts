import type { APIRequestContext, Page } from '@playwright/test';
import { waitUntilHydrated } from './hydrated.ts';
import { islandFile } from './islands.ts';

/** Returns whether the built home page has an announcement. */
export async function isAnnouncing(request: APIRequestContext): Promise<boolean> {
  const html = await (await request.get('/')).text();
  return html.includes('id="news-heading"');
}

/** Delays the dialog's code. Returns a function that lets it load and waits for hydration. */
export async function holdDialog(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${islandFile('announcement-dialog')}`, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await waitUntilHydrated(page, 'announcement-dialog');
  };
}
