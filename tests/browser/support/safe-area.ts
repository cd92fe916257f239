import type { Page } from '@playwright/test';
import { overrideStyles } from './override-styles.ts';

/** The insets of a turned phone with a notch. */
export const insets = { left: 59, right: 59, bottom: 21, top: 0 };
const screen = { width: 844, height: 390 };

/**
 * Turns the page's screen into a turned phone's. For Chromium only.
 * @returns a function that removes the insets
 */
export async function turnPhone(page: Page): Promise<() => Promise<void>> {
  await page.setViewportSize(screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  return () => session.detach();
}

/** Returns texts and controls within this part that reach into the insets by more than 4 px. */
export async function outsideSafeArea(page: Page, part: string): Promise<string[]> {
  const restore = await overrideStyles(page, '.sr-only { display: none !important }');
  const found = await page
    .locator(`${part} :is(a, button, h1, h2, p):visible:not(.skip-link)`)
    .evaluateAll(
      (elements, [left, right]) =>
        elements
          .filter((element) => {
            const words = document.createRange();
            words.selectNodeContents(element);
            const box = words.getBoundingClientRect();
            return box.width > 0 && (box.left < left || box.right > right);
          })
          .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`),
      [insets.left - 4, screen.width - insets.right + 4] as const,
    );
  await restore();
  return found;
}
