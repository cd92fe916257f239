import type { Page } from '@playwright/test';

/** Returns targets smaller than 44 px and fields whose text makes a phone zoom. */
export function tooSmallForFingers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea'),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A link within a sentence is only as high as its line.
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => target.closest('label') ?? target)
      .filter((target) => target.clientHeight < 44 || target.clientWidth < 44);
    const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')].filter(
      (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    return [...targets, ...fields].map(
      ({ tagName, textContent, clientWidth, clientHeight }) =>
        `${tagName} ${textContent} ${clientWidth} ${clientHeight}`,
    );
  });
}
