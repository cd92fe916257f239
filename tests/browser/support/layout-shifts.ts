import type { Page } from '@playwright/test';

/** Scrolls down a page as a reader would, so that lazy parts load. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns all layout shifts so far as `score: elements, with the markup around them`. Only Chromium reports them. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const nodes = sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const markup = element?.parentElement?.outerHTML.slice(0, 200);
              return `${element?.tagName} in ${markup} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`;
            });
            if (value > 0) shifts.push(`${value.toFixed(4)}: ${nodes.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}
