import type { Page } from '@playwright/test';

/**
 * Keeps the page's islands, or that in one file, from hydrating by delaying their code.
 * @returns a function that lets the code load
 */
export async function holdIslands(page: Page, file = '/assets/chunks/**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${file}`, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
