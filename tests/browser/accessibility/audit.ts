import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly.ts';
import { measureTextContrasts } from './text-contrast.ts';

const widths = isNightly ? [1440, 768, 320] : [320];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe leaves open, and who decides it: the answer is the faults, by what they are found at. */
const judges: Record<string, (page: Page, selectors: string[]) => Promise<[string, string][]>> = {
  'color-contrast': judgeContrast,
  'color-contrast-enhanced': (page, selectors) => judgeContrast(page, selectors, 7),
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
    const selectors = nodes.map(selectorOf);
    const judge =
      judges[id] ?? (async () => selectors.map((each) => [each, 'not judged'] as const));
    const faults = await judge(page, selectors);
    found.push(...faults.map(([selector, fault]) => `${id}: ${selector}: ${fault}`));
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

async function judgeContrast(page: Page, selectors: string[], least = 0) {
  const measured = [...(await measureTextContrasts(page, selectors))];
  return measured.flatMap(([selector, { ratio, needed }]): [string, string][] => {
    const asked = least || needed;
    return ratio < asked ? [[selector, `${ratio.toFixed(2)} of ${asked}`]] : [];
  });
}

async function judgeSound(page: Page, selectors: string[]): Promise<[string, string][]> {
  const media = page.locator(selectors.join());
  const areMuted = await media.evaluateAll((nodes) =>
    nodes.every((node) => (node as HTMLMediaElement).muted),
  );
  return areMuted ? [] : [[selectors.join(), 'is heard']];
}

/** What a modal dialog covers may keep its tab stops, as the dialog keeps the focus. */
async function judgeModal(page: Page, selectors: string[]): Promise<[string, string][]> {
  const hasFocus = await page.locator('[role=dialog][aria-modal=true]:focus-within').count();
  return hasFocus ? [] : selectors.map((each) => [each, 'can be reached by keyboard']);
}
