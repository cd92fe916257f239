import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { measureTextContrast } from './text-contrast.ts';

const widths = isNightly ? [1440, 768, 320] : [320];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe leaves open, and who decides it: the answer is the fault, or nothing. */
const judges: Record<string, (page: Page, selector: string) => Promise<string | undefined>> = {
  'color-contrast': judgeContrast,
  'color-contrast-enhanced': judgeEnhancedContrast,
  'no-autoplay-audio': judgeSound,
  'aria-hidden-focus': judgeModal,
};

/** Which rules are asked: all of the standards' if nothing is said. */
export interface RuleChoice {
  /** Only these. */
  only?: string[];
  /** All but these. */
  without?: string[];
  /** These besides. */
  also?: string[];
  /** By day, only these parts: what is around them is judged where nothing is open. */
  within?: readonly string[];
}

/** Everything that axe finds in the page as it stands, with nothing left "incomplete". */
export async function findViolations(page: Page, choice: RuleChoice = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page });
  const asked = choice.also ?? [];
  // The one frame, the map, is another site's.
  const unasked = ['frame-tested', ...(choice.without ?? [])];
  for (const part of isNightly ? [] : (choice.within ?? [])) builder.include(part);
  const { violations, incomplete } = await builder
    .setLegacyMode()
    .options({
      runOnly: choice.only ? { type: 'rule', values: choice.only } : standards,
      rules: Object.fromEntries([
        ...asked.map((rule) => [rule, { enabled: true }]),
        ...unasked.map((rule) => [rule, { enabled: false }]),
      ]),
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
      // The styles stay the same for as long as the page does.
      preload: !isLoaded,
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

/** As `findViolations`, at each width, from wide to narrow, with sideways scrolling as a fault. */
export async function findViolationsAtWidths(
  page: Page,
  label: string,
  choice: RuleChoice = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const faults = await findViolations(page, choice);
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

async function judgeEnhancedContrast(page: Page, selector: string): Promise<string | undefined> {
  const { ratio } = await measureTextContrast(page, page.locator(selector));
  return ratio < 7 ? `${ratio.toFixed(2)} of 7` : undefined;
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
