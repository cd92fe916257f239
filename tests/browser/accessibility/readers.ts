import type { Page } from '@playwright/test';
import { isNightly } from '../../conditions.ts';
import { chooseTextSize } from '../support/change-page.ts';
import { overrideStyles } from '../support/override-styles.ts';
import { type Language, translate } from '../support/translate.ts';

/** Where the layout changes comes first: by day, pages have the narrowest, and the header each of these. */
export const widths = [320, 768, 1280, 340, 360, 390, 900, 1024, 1440];

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const fallback = '* { font-family: "Source Sans fallback", sans-serif !important; }';
const enlarged = (percent: number) => `html { font-size: ${percent}% !important; }`;

interface Reader {
  name: string;
  language?: Language;
  styles?: string;
  /** Of text size and Comfort view. */
  choice?: string;
}

/** Readers of larger, longer, or differently spaced words. WCAG 1.4.4, 1.4.10, 1.4.12. */
const readers: readonly Reader[] = [
  { name: 'text × 2', styles: enlarged(200) },
  { name: 'a word of 24 letters, widely spaced', language: 'longest', styles: spacing },
  // By night; most of their widths are between those of the readers above.
  { name: 'largest text', choice: '3 light' },
  { name: 'text × 1.3', styles: enlarged(130) },
  { name: 'text × 1.75', styles: enlarged(175) },
  { name: 'longer words in the fallback font', language: 'longer', styles: fallback },
].slice(0, isNightly ? undefined : 2) as Reader[];

/** Looks at a page as each reader at each width, and returns what is crowded there. */
export async function findAtWidths(
  page: Page,
  sizes: readonly number[],
  look: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  // What is below the screen is laid out, too.
  const hideAgain = await overrideStyles(page, '* { content-visibility: visible !important; }');
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, language = 'English', styles = '', choice = '0 light' } of readers) {
      await translate(page, language);
      await chooseTextSize(page, choice);
      const restore = await overrideStyles(page, styles);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      found.push(...(await look()).map((fault) => `at ${width}, ${name}: ${fault}`));
      await restore();
    }
  }
  await translate(page, 'English');
  await chooseTextSize(page, '0 light');
  await hideAgain();
  return found;
}
