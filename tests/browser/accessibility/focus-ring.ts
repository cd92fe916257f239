import type { Locator, Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, readPixels } from '../support/pixels.ts';

/** Space around an element that its ring may use, in CSS pixels. */
const reach = 6;

/**
 * Compares screenshots of the focused element with and without its focus ring.
 * @returns the number of pixels that the ring changes by at least 3:1, divided by the perimeter of the
 * element's visible part: roughly the ring's width in pixels
 */
export async function measureFocusRing(page: Page, focused: Locator): Promise<number> {
  const { perimeter, ...clip } = await focused.evaluate((node, around) => {
    // The ring of a radio button or a card surrounds its own box.
    const box = node.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - around), Math.max(0, box.top - around)];
    const right = Math.min(innerWidth, box.right + around);
    const bottom = Math.min(innerHeight, box.bottom + around);
    // A link that wraps has a ring around each line.
    const parts = [...node.getClientRects()].map(({ width, height }) => 2 * (width + height));
    const perimeter = Math.min(
      2 * (right - left + bottom - top - 4 * around),
      parts.reduce((sum, length) => sum + length, 0),
    );
    return { x: left, y: top, width: right - left, height: bottom - top, perimeter };
  }, reach);
  const ringed = await readPixels(await page.screenshot({ clip }));
  const restore = await overrideStyles(
    page,
    ':focus-visible { outline: none !important; box-shadow: none !important }',
  );
  const bare = await readPixels(await page.screenshot({ clip }));
  await restore();
  const seen = changedPixels(ringed, bare).filter(([one, other]) => contrast(one, other) >= 3);
  return seen.length / perimeter;
}
