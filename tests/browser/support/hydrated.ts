import { expect, type Page } from '@playwright/test';

/** Waits until the island of this name is interactive. */
export async function waitUntilHydrated(page: Page, name: string) {
  await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-hydrated', '', {
    timeout: 15_000,
  });
}

/** Stops the page's clock; from here on, only `page.clock.runFor` moves its timers. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
