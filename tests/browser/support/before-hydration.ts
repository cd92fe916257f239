import type { Locator, Page } from '@playwright/test';

/**
 * Keeps the page's islands from hydrating by delaying their code.
 * @returns a function that lets the code load
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
 * Lets the islands hydrate.
 * @returns the number of frames, until a few after hydration, in which the element was not visible
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
