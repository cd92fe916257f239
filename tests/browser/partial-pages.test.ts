import { isNightly } from '../conditions.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest as test } from './support/test.ts';

/**
 * Removes the end of `main`, more at each step, which leaves what a browser may paint before the rest has arrived.
 * @returns each element in the first view whose left edge was elsewhere at some step, with both positions in pixels
 */
function findMoved(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const leftOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 0 && height > 0 ? Math.round(left) : undefined;
    };
    const whole = [...main.querySelectorAll('*')].map(
      (element) => [element, leftOf(element)] as const,
    );
    const blocks = main.querySelectorAll(
      'section, figure, header, article, div, ol, ul, p, h1, h2',
    );
    const moved = new Set<string>();
    for (const block of [...blocks].filter((one) => leftOf(one) !== undefined).reverse()) {
      const rest = document.createRange();
      rest.setStartBefore(block);
      rest.setEnd(main, main.childNodes.length);
      rest.deleteContents();
      for (const [element, left = 0] of whole) {
        const early = element.isConnected ? (leftOf(element) ?? left) : left;
        if (left > 0 && Math.abs(early - left) > 2)
          moved.add(`${early} → ${left}: ${element.tagName} ${element.className}`);
      }
    }
    return [...moved];
  });
}

/** Kinds with columns of their own. Short runs leave out the others. */
const inColumns = ['home', 'contact', 'service', 'emergency', 'guide', 'problems', 'visit'];

for (const [kind, path] of Object.entries(templates)) {
  if (!isNightly && !inColumns.includes(kind)) continue;
  test(`${kind}: while the page arrives, nothing is in another column`, async ({ page }) => {
    for (const width of isNightly ? [768, 1440] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await findMoved(page), `${width} px`).toEqual([]);
    }
  });
}
