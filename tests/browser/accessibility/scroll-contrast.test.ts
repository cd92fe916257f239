import { isNightly } from '../../conditions.ts';
import { stopClock, waitUntilHydrated } from '../support/hydrated.ts';
import { overrideStyles } from '../support/override-styles.ts';
import { contrast, type Raster, readPixels } from '../support/pixels.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { channelsOf } from './text-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A line of text in view. */
interface Line {
  text: string;
  color: string;
  /** The contrast ratio that WCAG requires for this text size. */
  needed: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance between two measurements, in screen heights. */
const step = isNightly ? 0.6 : 2;

const everyView = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1440 },
] as const;

for (const { colorScheme, width } of isNightly ? everyView : [everyView[0]]) {
  test(`at ${width} px, ${colorScheme}, text over the panes has enough contrast while scrolling`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await page.goto('/');
    await waitUntilHydrated(page, 'panes');
    await stopClock(page);
    await hideText(page);
    const faint: string[] = [];
    const measure = async (moment: string) => {
      const ground = await readPixels(await page.screenshot({ type: 'jpeg', quality: 95 }));
      for (const line of await linesInView(page)) {
        const ratio = worstContrast(line, ground);
        if (ratio < line.needed) faint.push(`${line.text} ${moment}: ${ratio.toFixed(2)}`);
      }
    };
    for (const top of await placesToMeasure(page)) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // First during a fast scroll, with the previous panes still visible; then at rest.
      for (const milliseconds of [150, 1500]) {
        await page.clock.runFor(milliseconds);
        await measure(`at ${Math.round(top)}`);
      }
      const showPictures = await overrideStyles(
        page,
        '.pane img { visibility: hidden !important }',
      );
      await measure(`at ${Math.round(top)} without pictures`);
      await showPictures();
    }
    expect(faint).toEqual([]);
  });
}

/** Makes all text transparent and turns off animation, so that screenshots show the background. */
function hideText(page: Page) {
  return overrideStyles(
    page,
    `*, ::before, ::after { transition: none !important; animation: none !important }
    * { -webkit-text-fill-color: transparent !important; text-decoration: none !important }`,
  );
}

/** Returns scroll positions: at equal distances, and where the first words of each section enter the screen. */
function placesToMeasure(page: Page): Promise<number[]> {
  return page.locator('.pane-section').evaluateAll((sections, share) => {
    const boxes = sections.map((section) => section.getBoundingClientRect());
    const from = (boxes.at(0)?.top ?? 0) - innerHeight / 2;
    const distance = (boxes.at(-1)?.bottom ?? 0) - innerHeight / 2 - from;
    const count = Math.ceil(distance / (innerHeight * share));
    const regular = Array.from({ length: count }, (_, index) => from + innerHeight * share * index);
    const entrances = sections.map((section) => {
      const words = section.querySelector('p, h2')?.getBoundingClientRect();
      return (words?.bottom ?? 0) - innerHeight + 10;
    });
    return [...regular, ...entrances].toSorted((one, other) => one - other);
  }, step);
}

function linesInView(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const headerBottom = document.querySelector('.site-header')?.getBoundingClientRect().bottom;
    const { top: barTop, height: barHeight } =
      document.querySelector('.call-bar')?.getBoundingClientRect() ?? new DOMRect();
    // On a phone, the lens stays in view, and the words beside it pass below it.
    const lens = document.querySelector('.lens-place');
    const cover = lens?.getBoundingClientRect() ?? new DOMRect();
    const lowest = barHeight > 0 && barTop > 0 ? Math.min(barTop, innerHeight) : innerHeight;
    return [...document.querySelectorAll('.pane-section:not(.book), .site-header')].flatMap(
      (part) => {
        const lines: Line[] = [];
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
            continue;
          const { color, fontSize, clipPath } = getComputedStyle(parent);
          if (clipPath !== 'none') continue;
          const highest = part.matches('.site-header') ? 0 : (headerBottom ?? 0);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, top, width, height, bottom, right } of range.getClientRects()) {
            if (top < highest || bottom > lowest || width < 2) continue;
            const isBeside = left >= cover.right || right <= cover.left;
            const isClear = isBeside || top >= cover.bottom || bottom <= cover.top;
            if (!isClear && !lens?.contains(parent)) continue;
            const needed = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
            lines.push({ text: node.textContent, color, needed, left, top, width, height });
          }
        }
        return lines;
      },
    );
  });
}

/** Returns the lowest contrast of a line with the pixels behind it, except its outermost rows. */
function worstContrast({ color, left, top, width, height }: Line, ground: Raster): number {
  const letters = channelsOf(color);
  const [first, last] = [top + height * 0.15, top + height * 0.85];
  let worst = 21;
  for (let y = Math.ceil(first); y < last; y += 3) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(left + width, ground.width); x += 3) {
      const at = (y * ground.width + x) * 3;
      worst = Math.min(worst, contrast(letters, [...ground.data.subarray(at, at + 3)]));
    }
  }
  return worst;
}
