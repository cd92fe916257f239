import type { Page } from '@playwright/test';

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
    const small = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // On a phone the footer is at most 780 px high. Dots are at least 24 px wide, and their deck can be swiped.
      .filter((target) => innerWidth >= 768 || !target.closest('.site-footer'))
      .filter((target) => !target.closest('.visit-dots'))
      // A link within a sentence, or one of several in its place, is only as high as its line.
      .filter((target) => {
        const { display } = getComputedStyle(target.closest('[data-calls]') ?? target);
        return display !== 'inline' && display !== 'inline-grid';
      })
      // A link that its ::after extends is as large as the box that the ::after fills.
      .map((target) =>
        getComputedStyle(target, '::after').position === 'absolute'
          ? (target.offsetParent ?? target)
          : target,
      )
      .map((target) => target.closest('label') ?? target)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.round(Math.min(width, height)) < 44;
      });
    const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')].filter(
      (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    return [...small, ...fields].map((found) => {
      const { width, height } = found.getBoundingClientRect();
      return `${found.tagName} ${found.textContent} ${width} ${height}`;
    });
  });
}

/** Returns what of this part reaches below the notch of a turned phone by more than 4 px. For Chromium only. */
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
        const isInside = width === 0 || (left >= 55 && right <= innerWidth - 55);
        const isHidden = element.closest('.sr-only') || element.querySelector('.sr-only');
        return isInside || isHidden ? [] : [`${element.tagName} ${element.textContent}`];
      }),
    );
  await session.detach();
  return found;
}

/**
 * Removes the end of `main`, more at each step, which leaves what a browser may paint before the rest has arrived.
 * @returns each element in the first view whose left edge was elsewhere at some step, with both positions in pixels
 */
export function findMoved(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const leftOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return top < innerHeight && width > 0 && height > 0 ? Math.round(left) : undefined;
    };
    const whole = [...main.querySelectorAll('*')].map((one) => [one, leftOf(one)] as const);
    const parts = main.querySelectorAll('section, figure, header, article, div, ol, ul, p, h1, h2');
    const moved = new Set<string>();
    for (const part of [...parts].filter((one) => leftOf(one) !== undefined).reverse()) {
      const rest = document.createRange();
      rest.setStartBefore(part);
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

/** Scrolls down a page as a reader would, so that lazy parts load. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns all larger layout shifts so far as `score: elements`. Only Chromium reports them. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
            // A heading that arrives in two parts, on a busy machine, moves the icon beside it.
            if (value >= 0.001) shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}
