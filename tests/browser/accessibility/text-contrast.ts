import type { Locator, Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, readPixels } from '../support/pixels.ts';

/** What lies over the page while it is open. */
const layers = '[popover], .services-panel, .suggestions, .toast';

/** An element's text against the pixels behind it. */
export interface TextContrast {
  /** The worst of them all; 0 where nothing of the text can be seen, endless where something open covers it or makes it inactive. */
  ratio: number;
  /** What WCAG asks for a text of this size. */
  needed: number;
}

/** Takes the page's picture with and without an element's text, and compares the text with its ground. */
export async function measureTextContrast(page: Page, element: Locator): Promise<TextContrast> {
  const { color, needed, isCovered, ...clip } = await element.evaluate((node, covers) => {
    const place = node.getBoundingClientRect();
    const isInView = place.top >= 0 && place.bottom <= innerHeight;
    if (!isInView) node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const words = document.createRange();
    words.selectNodeContents(node);
    const { left, right } = words.getBoundingClientRect();
    const atMiddle = document.elementsFromPoint((left + right) / 2, y + height / 2);
    const top =
      document.querySelector('[aria-modal="true"]') ??
      atMiddle.map((layer) => layer.closest(covers)).find(Boolean);
    const isCovered = Boolean(top && !top.contains(node));
    return { color: style.color, needed: isLarge ? 3 : 4.5, isCovered, x, y, width, height };
  }, layers);
  if (isCovered) return { ratio: Number.POSITIVE_INFINITY, needed };
  const letters = channelsOf(color);
  const restoreMotion = await overrideStyles(
    page,
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  const shown = await readPixels(await page.screenshot({ clip }));
  await element.evaluate((node) => node.setAttribute('data-unlettered', ''));
  const restoreText = await overrideStyles(
    page,
    '[data-unlettered], [data-unlettered] * { color: transparent !important; text-shadow: none !important }',
  );
  const ground = await readPixels(await page.screenshot({ clip }));
  await element.evaluate((node) => node.removeAttribute('data-unlettered'));
  await restoreText();
  await restoreMotion();
  const ratios = changedPixels(shown, ground).map(([, behind]) => contrast(letters, behind));
  return { ratio: ratios.reduce((worst, ratio) => Math.min(worst, ratio), ratios[0] ?? 0), needed };
}

/** Red, green and blue up to 255: a computed color is `rgb(...)`, a mixed one `color(srgb ...)` up to 1. */
export function channelsOf(color: string): number[] {
  const most = color.startsWith('color(srgb') ? 255 : 1;
  const channels = color.match(/[\d.]+/g) ?? [];
  return channels.slice(0, 3).map((channel) => Number(channel) * most);
}
