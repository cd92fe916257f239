import { expect, type Page } from '@playwright/test';

/** Waits until the island with this name is hydrated. */
export async function waitUntilHydrated(page: Page, name: string) {
  await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-hydrated', '');
}

/** Stops the page's clock. From then on, only `page.clock.runFor` advances timers. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits for the page's last idle task: to show whether the practice is open now. */
export async function untilAtLeisure(page: Page) {
  await page.locator('[data-open-now="open"], [data-open-now="closed"]').first().waitFor({
    state: 'attached',
  });
}

/** Waits until this many milliseconds have passed in a page and it has drawn a frame since. */
export async function passTime(page: Page, milliseconds: number) {
  const until = milliseconds + (await page.evaluate(() => performance.now()));
  await page.waitForFunction((least) => performance.now() >= least, until);
}
