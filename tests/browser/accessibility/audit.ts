import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { measureTextContrast } from './text-contrast.ts';

/** The widths at which everything is looked at, in CSS pixels. */
export const widths = [1440, 768, 320];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe leaves open, and who decides it: the answer is the fault, or nothing. */
const judges: Record<string, (page: Page, selector: string) => Promise<string | undefined>> = {
  'color-contrast': judgeContrast,
  'no-autoplay-audio': judgeSound,
  'aria-hidden-focus': judgeModal,
};

/**
 * Everything that axe finds in the page as it stands, with nothing left "incomplete".
 * @param ignored rules that are not asked
 */
export async function findViolations(page: Page, ignored: string[] = []): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page });
  const { violations, incomplete } = await builder
    .setLegacyMode()
    // The one frame, the map, is another site's.
    .options({
      runOnly: standards,
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
      rules: Object.fromEntries(
        ['frame-tested', ...ignored].map((rule) => [rule, { enabled: false }]),
      ),
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${selectorOf(node)}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const node of nodes) {
      const judge = judges[id];
      const fault = judge ? await judge(page, selectorOf(node)) : 'not judged';
      if (fault) found.push(`${id}: ${selectorOf(node)}: ${fault}`);
    }
  }
  return found;
}

/** As `findViolations`, at each of the widths, with sideways scrolling as a fault. */
export async function findViolationsAtWidths(
  page: Page,
  label: string,
  ignored: string[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const faults = await findViolations(page, ignored);
    if (overflow > 0) faults.push(`${overflow} px too wide`);
    found.push(...faults.map((fault) => `${label} at ${width}: ${fault}`));
  }
  return found;
}

function selectorOf({ target }: { target: readonly unknown[] }): string {
  return target.join(' ');
}

async function judgeContrast(page: Page, selector: string): Promise<string | undefined> {
  const { ratio, needed } = await measureTextContrast(page, page.locator(selector));
  return ratio < needed ? `${ratio.toFixed(2)} of ${needed}` : undefined;
}

async function judgeSound(page: Page, selector: string): Promise<string | undefined> {
  const isMuted = await page.locator(selector).evaluate((node: HTMLMediaElement) => node.muted);
  return isMuted ? undefined : 'is heard';
}

/** What a modal dialog covers may keep its tab stops, as the dialog keeps the focus. */
async function judgeModal(page: Page): Promise<string | undefined> {
  const hasFocus = await page.locator('[role=dialog][aria-modal=true]:focus-within').count();
  return hasFocus ? undefined : 'can be reached by keyboard';
}
