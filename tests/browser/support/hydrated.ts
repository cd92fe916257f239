import { expect, type Page } from '@playwright/test';

/** Waits until the island with this name is hydrated, at most 15 seconds. */
export async function waitUntilHydrated(page: Page, name: string) {
  await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-hydrated', '', {
    timeout: 15_000,
  });
}

/** Stops the page's clock. From then on, only `page.clock.runFor` advances timers. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
