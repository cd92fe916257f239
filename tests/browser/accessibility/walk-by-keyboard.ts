import type { Page } from '@playwright/test';
import { measureFocusRing } from './focus-ring.ts';

/** Minimum width of a focus ring in pixels; round corners make the measured value smaller. */
const thinnestRing = 1.5;

const notWhole = 'is not fully in view';

/** What Tab stops at, except the map, which is from another site. */
const interactive =
  'a[href], button, input, textarea, select, summary, [tabindex]:not([tabindex="-1"])';

/** The element with the focus: its position among the page's tab stops, and its faults. */
interface Stop {
  index: number;
  name: string;
  /** Its tag and classes, and those of its parent. */
  look: string;
  faults: string[];
}

/**
 * Presses Tab from the start of the page to its end.
 * @param rings which stops' focus rings to measure
 * @returns faults: stops that are skipped, out of order, out of view, covered, or without a ring
 */
export async function walkByKeyboard(
  page: Page,
  rings: 'none' | 'one of each look' | 'all',
): Promise<string[]> {
  const count = await listStops(page);
  // Firefox doesn't scroll to an element that is already partly in view.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const found: string[] = [];
  const looks = new Set<string>();
  for (let expected = 0; expected < count; expected += 1) {
    const { index, name, look, faults } = await pressTab(page);
    const counted = isFirefox ? faults.filter((fault) => fault !== notWhole) : faults;
    found.push(...counted.map((fault) => `${name}: ${fault}`));
    if (index !== expected) return [...found, `expected stop ${expected}, reached ${name}`];
    if (rings === 'none' || (rings === 'one of each look' && looks.has(look))) continue;
    looks.add(look);
    const ring = await measureFocusRing(page, page.locator(':focus'));
    if (ring < thinnestRing) found.push(`${name}: ring of ${ring.toFixed(2)} px`);
  }
  const { index, name } = await pressTab(page);
  return index === -1 ? found : [...found, `expected the end of the page, reached ${name}`];
}

/** Presses Tab, and again on an iframe, where Firefox stops before its content. */
async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await lookAtFocus(page);
  return stop.name === 'IFRAME' ? pressTab(page) : stop;
}

/** Stores every element that Tab must reach in the page, in document order. Returns their number. */
function listStops(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isStopOfGroup(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    Object.assign(window, { stops, lastPlace: undefined });
    return stops.length;

    /** Tab stops at one radio button of a group: the chosen one, or the first. */
    function isStopOfGroup(element: HTMLElement): boolean {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = `input[type="radio"][name="${element.name}"]`;
      const chosen = document.querySelector(`${group}:checked`) ?? document.querySelector(group);
      return element === chosen;
    }
  }, interactive);
}

function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async (notWhole) => {
    const memory = window as unknown as { stops: Element[]; lastPlace: DOMRect | undefined };
    const element = document.activeElement;
    // Focus starts the island's hydration, after which an opening list sets the focus again.
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
    if (left < 0 || right > innerWidth) faults.push('is off the screen');
    const hit = document.elementFromPoint(
      left + width / 2,
      (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2,
    );
    if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push('is covered');

    const place = new DOMRect(left + scrollX, top + scrollY, width, height);
    const last = isFixed ? undefined : memory.lastPlace;
    if (last && place.bottom <= last.top && place.left <= last.left) faults.push('moves backward');
    memory.lastPlace = isFixed ? undefined : place;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { index, name: `${element.tagName} ${name.slice(0, 40)}`, look, faults };
  }, notWhole);
}
