import type { Locator, Page } from '@playwright/test';

/**
 * Keeps every island of the page from hydrating: their code comes when the answer is called.
 * @returns lets the code arrive
 */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/chunks/**', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Lets the islands arrive, and says in how many frames, until some after hydration, an element
 * was not to be seen.
 */
export async function countFlickers(element: Locator, hydrate: () => void): Promise<number> {
  await element.evaluate((watched) => {
    const island = watched.closest<HTMLElement>('[data-island]');
    const frames = { hidden: 0, left: 12 };
    Object.assign(globalThis, { frames });
    requestAnimationFrame(function look() {
      if (!watched.checkVisibility()) frames.hidden += 1;
      if (island?.dataset['hydrated'] !== undefined) frames.left -= 1;
      if (frames.left > 0) requestAnimationFrame(look);
    });
  });
  hydrate();
  const page = element.page();
  type Watched = { frames: { hidden: number; left: number } };
  await page.waitForFunction(() => (globalThis as unknown as Watched).frames.left === 0);
  return page.evaluate(() => (globalThis as unknown as Watched).frames.hidden);
}
