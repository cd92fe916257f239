import type { Locator, Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, readPixels } from '../support/pixels.ts';

/** How far around an element its ring may reach, in CSS pixels. */
const reach = 6;

/**
 * Takes the picture of the focused element with and without its ring, and counts what the ring
 * changes.
 * @returns the pixels that it changes by 3:1 or more, as a share of a line one pixel wide around the
 * part of the element that is in view
 */
export async function measureFocusRing(page: Page, focused: Locator): Promise<number> {
  const { perimeter, ...clip } = await focused.evaluate((node, around) => {
    // A radio button's or a card's own box is what the ring is drawn around.
    const box = node.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - around), Math.max(0, box.top - around)];
    const right = Math.min(innerWidth, box.right + around);
    const bottom = Math.min(innerHeight, box.bottom + around);
    // A link over two lines has a ring around each of its parts.
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
