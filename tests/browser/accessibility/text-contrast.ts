import type { Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, cutOut, readPixels } from '../support/pixels.ts';

/** Parts that cover the page while they are open. */
const layers = '[popover], .services-panel, .suggestions, .toast, .call-bar';

/** The contrast of an element's text with the pixels behind it. */
export interface TextContrast {
  /** The lowest ratio: 0 if the text is invisible, infinite if something open covers it. */
  ratio: number;
  /** What WCAG asks for a text of this size. */
  needed: number;
}

/** An element's text and its current box on the screen. */
interface Text {
  selector: string;
  color: string;
  needed: number;
  isCovered: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Measures the contrast of these elements' texts by comparing screenshots with and without them,
 * screen by screen.
 * @returns the contrast by selector
 */
export async function measureTextContrasts(
  page: Page,
  selectors: readonly string[],
): Promise<Map<string, TextContrast>> {
  const restoreMotion = await overrideStyles(
    page,
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  const measured = new Map<string, TextContrast>();
  for (;;) {
    const texts = await textsInView(
      page,
      selectors.filter((selector) => !measured.has(selector)),
    );
    if (texts.length === 0) break;
    for (const [text, ratio] of await ratiosOf(page, texts)) {
      measured.set(text.selector, { ratio, needed: text.needed });
    }
  }
  await restoreMotion();
  return measured;
}

/** Scrolls the first of these elements into view. Returns it and the others that are visible, too. */
function textsInView(page: Page, selectors: readonly string[]): Promise<Text[]> {
  return page.evaluate(
    ([wanted, covers]) => {
      const texts = wanted.map((selector) => {
        const node = document.querySelector(selector);
        if (!node) throw new Error(`The page has no ${selector}. Update the selector.`);
        return { selector, node };
      });
      const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
      const first = texts[0]?.node;
      if (first && !isInView(first.getBoundingClientRect()))
        first.scrollIntoView({ block: 'center', behavior: 'instant' });
      return texts.flatMap(({ selector, node }) => {
        const box = node.getBoundingClientRect();
        const { left, top, width, height } = box;
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const words = document.createRange();
        words.selectNodeContents(node);
        const line = words.getBoundingClientRect();
        const atMiddle = document.elementsFromPoint((line.left + line.right) / 2, top + height / 2);
        const over =
          document.querySelector('[aria-modal="true"]') ??
          atMiddle.map((layer) => layer.closest(covers)).find(Boolean);
        const isCovered = Boolean(over && !over.contains(node));
        const [nearest] = atMiddle;
        const isSeen = isInView(box) && (node.contains(nearest ?? null) || nearest?.contains(node));
        if (node !== first && !isCovered && !isSeen) return [];
        const needed = isLarge ? 3 : 4.5;
        return { selector, color, needed, isCovered, left, top, width, height };
      });
    },
    [selectors, layers] as const,
  );
}

async function ratiosOf(page: Page, texts: readonly Text[]): Promise<[Text, number][]> {
  if (texts.every(({ isCovered }) => isCovered)) {
    return texts.map((text) => [text, Number.POSITIVE_INFINITY]);
  }
  const shown = await readPixels(await page.screenshot());
  const all = texts.map(({ selector }) => selector).join();
  const restoreText = await overrideStyles(
    page,
    `:is(${all}), :is(${all}) * { color: transparent !important; text-shadow: none !important }`,
  );
  const ground = await readPixels(await page.screenshot());
  await restoreText();
  return texts.map((text) => {
    if (text.isCovered) return [text, Number.POSITIVE_INFINITY];
    const letters = channelsOf(text.color);
    const changed = changedPixels(cutOut(shown, text), cutOut(ground, text));
    const ratios = changed.map(([, behind]) => contrast(letters, behind));
    return [text, ratios.reduce((worst, ratio) => Math.min(worst, ratio), ratios[0] ?? 0)];
  });
}

/** Parses red, green and blue from 0 to 255 from `rgb(...)`, or from `color(srgb ...)` with 0 to 1. */
export function channelsOf(color: string): number[] {
  const most = color.startsWith('color(srgb') ? 255 : 1;
  const channels = color.match(/[\d.]+/g) ?? [];
  return channels.slice(0, 3).map((channel) => Number(channel) * most);
}
