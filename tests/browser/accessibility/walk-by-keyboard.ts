import type { Page } from '@playwright/test';
import { measureFocusRing } from './focus-ring.ts';

/** Less than a line of this many pixels' width around an element is no ring; round ones are shorter. */
const thinnestRing = 1.5;

const notWhole = 'is not wholly in view';

/** What Tab stops at, but for the map, which is another site's. */
const interactive =
  'a[href], button, input, textarea, select, summary, [tabindex]:not([tabindex="-1"])';

/** Where the focus is: which of the page's stops, and what is wrong with it. */
interface Stop {
  index: number;
  name: string;
  /** What it is, and its classes and those of what it stands in. */
  look: string;
  faults: string[];
}

/**
 * Presses Tab from the page's beginning to its end.
 * @param rings of which stops the focus ring is measured
 * @returns what is wrong: stops left out, out of order, out of sight, under the header, without ring
 */
export async function walkByKeyboard(
  page: Page,
  rings: 'none' | 'one of each look' | 'all',
): Promise<string[]> {
  const count = await listStops(page);
  // Firefox brings nothing into view of which a part is there already.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const found: string[] = [];
  const looks = new Set<string>();
  for (let expected = 0; expected < count; expected += 1) {
    const { index, name, look, faults } = await pressTab(page);
    const counted = isFirefox ? faults.filter((fault) => fault !== notWhole) : faults;
    found.push(...counted.map((fault) => `${name}: ${fault}`));
    if (index !== expected) return [...found, `stop ${expected} is not reached, but ${name}`];
    if (rings === 'none' || (rings === 'one of each look' && looks.has(look))) continue;
    looks.add(look);
    const ring = await measureFocusRing(page, page.locator(':focus'));
    if (ring < thinnestRing) found.push(`${name}: ring of ${ring.toFixed(2)} px`);
  }
  const { index, name } = await pressTab(page);
  return index === -1 ? found : [...found, `the end is not left, but ${name} comes`];
}

/** Firefox stops at a frame as well, before what is in it. */
async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await lookAtFocus(page);
  return stop.name === 'IFRAME' ? pressTab(page) : stop;
}

/** Remembers, in the page, every element that Tab must reach, in the page's order. */
function listStops(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    Object.assign(window, { stops, lastPlace: undefined });
    return stops.length;
  }, interactive);
}

function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async (notWhole) => {
    const memory = window as unknown as { stops: Element[]; lastPlace: DOMRect | undefined };
    const element = document.activeElement;
    // The focus starts its hydration, after which a list that opens takes the focus once more.
    const island = element?.closest('[data-hydrate="intent"]:not([data-hydrated])');
    if (island) {
      await new Promise((resolve) => island.addEventListener('hydrated', resolve, { once: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const index = element ? memory.stops.indexOf(element) : -1;
    const look = `${element?.tagName} ${element?.className} in ${element?.parentElement?.className}`;
    if (!element || index === -1)
      return { index, name: element?.tagName ?? 'nothing', look, faults: [] };

    const faults: string[] = [];
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isFixed = element.closest('.site-header, .skip-link') !== null;
    const edge = isFixed ? 0 : (document.querySelector('.site-header')?.clientHeight ?? 0);
    const isTall = height > innerHeight - edge - 40;
    if (!isTall && (top < edge || bottom > innerHeight)) faults.push(notWhole);
    if (left < 0 || right > innerWidth) faults.push('is beside the screen');
    const hit = document.elementFromPoint(
      left + width / 2,
      (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2,
    );
    if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push('is covered');

    const place = new DOMRect(left + scrollX, top + scrollY, width, height);
    const last = isFixed ? undefined : memory.lastPlace;
    if (last && place.bottom <= last.top && place.left <= last.left) faults.push('goes back');
    memory.lastPlace = isFixed ? undefined : place;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { index, name: `${element.tagName} ${name.slice(0, 40)}`, look, faults };
  }, notWhole);
}
