import type { Page } from '@playwright/test';

/** Returns text that a box cuts off, and by how much the page is wider than the screen. */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isBeyond(words: Element, edge: DOMRect) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { right, bottom } = range.getBoundingClientRect();
      return right > edge.right + 1 || bottom > edge.bottom + 1;
    }
    const cut = [...document.querySelectorAll('body *')].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      // Boxes of one pixel hold text for screen readers.
      if (edge.width <= 1 || !/hidden|clip/.test(getComputedStyle(box).overflow)) return [];
      return [box, ...box.querySelectorAll(':not(.sr-only)')]
        .filter((words) => words.childElementCount === 0 && words.textContent?.trim())
        .filter((words) => words.checkVisibility() && isBeyond(words, edge))
        .map((words) => `${words.textContent} is cut off`);
    });
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [...cut, `${overflow} px too wide`] : cut;
  });
}
