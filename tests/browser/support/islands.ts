import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Returns the path of an island's built file: the chunk that contains the island's name. */
export function islandFile(name: string): string {
  // Not as a selector's `data-island="…"`.
  const quoted = new RegExp(`(?<!=)["'\`]${name}["'\`]`);
  const chunks = globSync('dist/client/assets/chunks/*.js');
  const file = chunks.find((chunk) => quoted.test(readFileSync(chunk, 'utf8')));
  if (!file) throw new Error(`No chunk contains the island ${name}. Build the site first.`);
  return file.replace('dist/client', '');
}

/** Hydrates the island with this name as a pointer does that enters it, and waits until it is. */
export async function hydrate(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`);
  await expect(async () => {
    await island.dispatchEvent('pointerenter');
    await expect(island).toHaveAttribute('data-hydrated', '', { timeout: 1000 });
  }).toPass();
}

const stopped = new WeakSet<Page>();

/** Stops the page's clock. From then on, only `page.clock.runFor` advances timers. */
export async function stopClock(page: Page) {
  stopped.add(page);
  // On a busy machine, a second has passed before the clock stops.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();
}

/** Starts a stopped clock again. If only Playwright did, a script that needs the clock could stay, and throw in each page. */
export async function startClock(page: Page) {
  if (stopped.delete(page)) await page.clock.resume();
}

/** Waits for the page's idle tasks, which mark whether the phone is answered. */
export async function untilAtLeisure(page: Page) {
  await page.locator('html[data-phone]').waitFor({ state: 'attached' });
}

/** Waits until this many milliseconds have passed in a page and it has drawn a frame since. */
export async function passTime(page: Page, milliseconds: number) {
  const until = milliseconds + (await page.evaluate(() => performance.now()));
  await page.waitForFunction((least) => performance.now() >= least, until);
}

/** Delays the code of the page's islands, or of that in one file. Returns a function that lets it load. */
export async function holdIslands(page: Page, file = '/assets/chunks/**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${file}`, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
