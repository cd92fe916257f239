import type { Page } from '@playwright/test';

/**
 * Turns the page's screen into a turned phone's with a notch, for Chromium only.
 * @returns texts and controls within this part that reach below the notch by more than 4 px
 */
export async function outsideSafeArea(page: Page, part: string): Promise<string[]> {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const insets = { left: 59, right: 59, bottom: 21, top: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const found = await page
    .locator(`${part} :is(a, button, h1, h2, p):visible:not(.skip-link, .sr-only)`)
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right, width } = words.getBoundingClientRect();
        const isInside = left >= 55 && right <= innerWidth - 55;
        const isHidden =
          width === 0 || element.closest('.sr-only') || element.querySelector('.sr-only');
        return isInside || isHidden ? [] : [`${element.tagName} ${element.textContent}`];
      }),
    );
  await session.detach();
  return found;
}
