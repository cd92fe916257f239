import type { Page } from './test.ts';

/** Waits until a page has been open for this many milliseconds. */
async function untilOpenFor(page: Page, milliseconds: number) {
  await page.waitForFunction((least) => performance.now() >= least, milliseconds);
}

/** Waits until this many milliseconds have passed in a page and it has drawn a frame since. */
export async function passTime(page: Page, milliseconds: number) {
  await untilOpenFor(page, milliseconds + (await page.evaluate(() => performance.now())));
}
