import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isNightly } from '../../conditions.ts';
import { overrideStyles } from '../support/override-styles.ts';
import { findFaint } from './text-contrast.ts';

const widths = isNightly ? [1440, 768, 320] : [320];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Decides the rules that axe leaves incomplete. Each function returns faults. */
const judges: Record<string, (page: Page, selectors: string[]) => Promise<string[]>> = {
  'color-contrast': findFaint,
  'color-contrast-enhanced': (page, selectors) => findFaint(page, selectors, 7),
  'no-autoplay-audio': judgeSound,
  'aria-hidden-focus': judgeModal,
};

/** Which axe rules run; by default, all of the standards. */
export interface RuleChoice {
  /** Runs only these rules. */
  only?: string[];
  /** Audits only these parts, except in nightly runs: the rest is audited with nothing open. */
  within?: readonly string[];
}

/** Runs axe on the page in its current state. Returns violations, with incomplete results decided. */
export async function findViolations(page: Page, choice: RuleChoice = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page });
  for (const part of isNightly ? [] : (choice.within ?? [])) builder.include(part);
  const { violations, incomplete } = await builder
    .setLegacyMode()
    .options({
      runOnly: choice.only ? { type: 'rule', values: choice.only } : standards,
      // The only frame is the map, from another site.
      rules: { 'frame-tested': { enabled: false } },
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
      // Styles don't change while the page is open, so they are preloaded once.
      preload: !isLoaded,
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  for (const { id, nodes } of incomplete) {
    const selectors = nodes.map(({ target }) => target.join(' '));
    const faults =
      (await judges[id]?.(page, selectors)) ?? selectors.map((one) => `${one}: not judged`);
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}

/** Runs `findViolations` at each width, wide to narrow. */
export async function findViolationsAtWidths(page: Page, label: string, choice: RuleChoice = {}) {
  const found: string[] = [];
  // On a phone's screen, the bar covers a part of whatever is at its end.
  const inPlace = '.call-bar, .call-bar-track { position: static !important; }';
  const restore = await overrideStyles(page, inPlace);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // At the top, the header of the home page lies on its picture.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const faults = await findViolations(page, choice);
    found.push(...faults.map((fault) => `${label} at ${width}: ${fault}`));
  }
  await restore();
  return found;
}

function judgeSound(page: Page, selectors: string[]): Promise<string[]> {
  return page
    .locator(selectors.join())
    .evaluateAll((all) =>
      (all as HTMLMediaElement[]).filter(({ muted }) => !muted).map(({ outerHTML }) => outerHTML),
    );
}

/** Allows tab stops behind a modal dialog, because the dialog traps the focus. */
async function judgeModal(page: Page, selectors: string[]) {
  return (await page.locator('[aria-modal=true]:focus-within').count()) ? [] : selectors;
}
