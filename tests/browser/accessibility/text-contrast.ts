import type { Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, cutOut, readPixels } from '../support/pixels.ts';

/** What lies over the page while it is open. */
const layers = '[popover], .services-panel, .suggestions, .toast, .emergency-calls, .call-bar';

/** An element's text against the pixels behind it. */
export interface TextContrast {
  /** The worst of them all; 0 where nothing of the text can be seen, endless where something open covers it or makes it inactive. */
  ratio: number;
  /** What WCAG asks for a text of this size. */
  needed: number;
}

/** An element's text, where it stands on the screen at the moment. */
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
 * Takes pictures of the page with and without the texts of these elements, screen by screen, and compares
 * each text with its ground.
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

/** Brings the first of these elements into view, and finds it and those that can be seen beside it. */
function textsInView(page: Page, selectors: readonly string[]): Promise<Text[]> {
  return page.evaluate(
    ([wanted, covers]) => {
      const texts = wanted.map((selector) => {
        const node = document.querySelector(selector);
        if (!node) throw new Error(`${selector} is not there`);
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

/** Red, green and blue up to 255: a computed color is `rgb(...)`, a mixed one `color(srgb ...)` up to 1. */
export function channelsOf(color: string): number[] {
  const most = color.startsWith('color(srgb') ? 255 : 1;
  const channels = color.match(/[\d.]+/g) ?? [];
  return channels.slice(0, 3).map((channel) => Number(channel) * most);
}
