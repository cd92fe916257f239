import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { rgb as contrastRatio } from 'wcag-contrast';
import { overrideStyles } from '../support/override-styles.ts';

/** A line of text in view. */
interface Line extends Box {
  text: string;
  color: string;
  /** The contrast ratio that WCAG requires for this text size. */
  needed: number;
  /** Whether nothing else would get a click on it. */
  isOnTop: boolean;
}

/** Parts that cover the page where they are. */
const layers =
  '#root > header, .call-bar, .lens-place, [popover], #services-panel, .suggestions, .toast, [role=dialog]';
const still = '*, ::before, ::after { transition: none !important }';
const invisible = `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration: none !important }`;

/**
 * Compares screenshots with and without the text of these parts. Returns each line with too little contrast to the pixels
 * behind it, and how many were seen. At least WCAG's contrast is required. A page that scrolls may hide a line.
 */
export async function measureContrast(page: Page, parts: string, least = 0, mayHide = true) {
  const restoreMotion = await overrideStyles(page, still);
  // A picture first: it is a new frame, in which whatever follows the scroll has moved.
  const shown = await readPixels(await page.screenshot());
  const lines = await linesInView(page, parts);
  const restoreText = await overrideStyles(page, invisible);
  const ground = await readPixels(await page.screenshot());
  await restoreText();
  await restoreMotion();
  const faint = lines.flatMap(({ text, color, needed, isOnTop, ...box }) => {
    const letters = channelsOf(color);
    const behind = changedPixels(shown, ground, box).map((pixel) => contrastRatio(letters, pixel));
    const ifHidden = isOnTop && !mayHide ? 0 : 21;
    const worst =
      behind.length > 0 ? behind.reduce((one, other) => Math.min(one, other)) : ifHidden;
    return worst < Math.max(least, needed) ? [`“${text.trim()}”: ${worst.toFixed(2)}`] : [];
  });
  return { faint, seen: lines.length };
}

/** Measures the text of these elements, screen by screen, and returns what is faint. */
export async function findFaint(page: Page, selectors: readonly string[], least = 0) {
  const faint: string[] = [];
  for (let left = [...selectors]; left.length > 0; ) {
    const inView = await page.evaluate((wanted) => {
      const boxes = () =>
        wanted.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      const isInView = (box?: DOMRect) => box && box.top >= 0 && box.bottom <= innerHeight;
      const first = document.querySelector(wanted[0] ?? '');
      if (!isInView(boxes()[0])) first?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return boxes().map((box, index) => index === 0 || isInView(box));
    }, left);
    const seen = left.filter((_, index) => inView[index]);
    faint.push(...(await measureContrast(page, seen.join(), least, false)).faint);
    left = left.filter((_, index) => !inView[index]);
  }
  return faint;
}

function linesInView(page: Page, parts: string): Promise<Line[]> {
  return page.evaluate(
    ([selector, covers]) => {
      const lines: Line[] = [];
      const modal = document.querySelector('[aria-modal="true"]');
      for (const part of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const { parentElement: parent, textContent: text } = node;
          if (!parent || !text?.trim() || modal?.contains(parent) === false) continue;
          // Other words may be where an invisible one would be.
          if (!parent.checkVisibility({ visibilityProperty: true })) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(parent);
          const size = Number.parseFloat(fontSize);
          const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, top, width, height } of range.getClientRects()) {
            const ends = [0.1, 0.9].map((share) =>
              document.elementFromPoint(left + width / 2, top + height * share),
            );
            const isCovered = ends.some((hit) => !(hit?.closest(covers)?.contains(parent) ?? hit));
            if (width < 2 || isCovered || getComputedStyle(parent).clipPath !== 'none') continue;
            const isOnTop = ends.every((hit) => parent.contains(hit));
            const needed = isLarge ? 3 : 4.5;
            lines.push({ text, color, needed, isOnTop, left, top, width, height });
          }
        }
      }
      return lines;
    },
    [parts, layers] as const,
  );
}

/** Parses red, green and blue from 0 to 255 from `rgb(...)`, or from `color(srgb ...)` with 0 to 1. */
export function channelsOf(color: string): Color {
  const most = color.startsWith('color(srgb') ? 255 : 1;
  const channels = color.match(/[\d.]+/g) ?? [];
  return channels.slice(0, 3).map((channel) => Number(channel) * most) as Color;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Red, green and blue, from 0 to 255. */
type Color = [red: number, green: number, blue: number];

type Raster = Awaited<ReturnType<typeof readPixels>>;

/** Decodes a picture to three bytes per pixel. */
function readPixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Returns the color in the second picture of each pixel in the box that differs between two pictures of one place. */
function changedPixels(one: Raster, other: Raster, box: Box): Color[] {
  const { width, height } = one.info;
  const changed: Color[] = [];
  const differsAt = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 8;
  const bottom = Math.min(height, box.top + box.height);
  const right = Math.min(width, box.left + box.width);
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      if (differsAt(at) || differsAt(at + 1) || differsAt(at + 2))
        changed.push([...other.data.subarray(at, at + 3)] as Color);
    }
  }
  return changed;
}
