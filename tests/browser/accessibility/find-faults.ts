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

/** Returns texts that lie on each other in these parts of the page. */
export function findCollisions(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const lines = [...document.querySelectorAll(selector)].flatMap(linesIn);
    return lines.flatMap(({ node, box }, index) => {
      const on = lines.slice(index + 1).filter((other) => other.node !== node);
      const under = on.filter((other) => overlap(box, other.box));
      return under.map((other) => `“${node.data}” lies on “${other.node.data}”`);
    });

    function linesIn(part: Element) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { node: Text; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const { parentElement: parent } = node;
        if (!node.data.trim() || parent?.closest('.sr-only')) continue;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) found.push({ node, box });
      }
      return found;
    }

    /** The boxes of two tight lines overlap, but not their letters. */
    function overlap(one: DOMRect, other: DOMRect) {
      const margin = Math.min(one.height, other.height) / 4;
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin
      );
    }
  }, parts);
}

/** Returns elements with a transition, an animation or smooth scrolling. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
        return !isStill || scrollBehavior === 'smooth';
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

/** Returns targets smaller than 44 px and fields whose text makes a phone zoom. */
export function tooSmallForFingers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea'),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A link within a sentence, or one of several in its place, is only as high as its line.
      .filter((target) => {
        const { display } = getComputedStyle(target.closest('[data-calls]') ?? target);
        return display !== 'inline' && display !== 'inline-grid';
      })
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

/** Scrolls down a page as a reader would, so that lazy parts load. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns all layout shifts so far as `score: elements`. Only Chromium reports them. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
            if (value > 0) shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}
