import type { Locator, Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, readPixels } from '../support/pixels.ts';

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
 * @param rings whether to measure a focus ring of each look
 * @returns faults: stops that are skipped, out of order, out of view, covered, or without a ring
 */
export async function walkByKeyboard(page: Page, rings: boolean): Promise<string[]> {
  const count = await listStops(page);
  const found: string[] = [];
  const looks = new Set<string>();
  for (let expected = 0; expected < count; expected += 1) {
    const { index, name, look, faults } = await pressTab(page);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
    if (index !== expected) return [...found, `expected stop ${expected}, reached ${name}`];
    if (!rings || looks.has(look)) continue;
    looks.add(look);
    const ring = await measureFocusRing(page, page.locator(':focus'));
    // Round corners make the measured width smaller.
    if (ring < 1.5) found.push(`${name}: ring of ${ring.toFixed(2)} px`);
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
    const stops = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Tab stops at one radio button of a group. None is chosen when a page opens.
      .filter((element, index, all) => {
        const { type, name } = element as HTMLInputElement;
        const isOfGroup = (other: HTMLElement) => (other as HTMLInputElement).name === name;
        return type !== 'radio' || all.findIndex(isOfGroup) === index;
      });
    Object.assign(window, { stops, lastPlace: undefined });
    return stops.length;
  }, interactive);
}

function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const memory = window as unknown as { stops: Element[]; lastPlace: DOMRect | undefined };
    const element = document.activeElement ?? document.body;
    // Focus starts the island's hydration, after which an opening list sets the focus again.
    const island = element.closest('[data-hydrate="intent"]:not([data-hydrated])');
    if (island) {
      await new Promise((resolve) => island.addEventListener('hydrated', resolve, { once: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const index = memory.stops.indexOf(element);
    const look = `${element.tagName} ${element.className} in ${element.parentElement?.className}`;
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    if (index === -1) return { index, name: element.tagName, look, faults: [] };

    const faults: string[] = [];
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isFixed = element.closest('.site-header, .skip-link') !== null;
    const edge = isFixed ? 0 : (document.querySelector('.site-header')?.clientHeight ?? 0);
    // Firefox doesn't scroll to an element that is already partly in view.
    const isTall = CSS.supports('-moz-orient: inline') || height > innerHeight - edge - 40;
    if (!isTall && (top < edge || bottom > innerHeight)) faults.push('is not fully in view');
    if (left < 0 || right > innerWidth) faults.push('is off the screen');
    const middle = (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(left + width / 2, middle);
    if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push('is covered');

    const place = new DOMRect(left + scrollX, top + scrollY, width, height);
    const last = isFixed ? undefined : memory.lastPlace;
    if (last && place.bottom <= last.top && place.left <= last.left) faults.push('moves backward');
    memory.lastPlace = isFixed ? undefined : place;
    return { index, name: `${element.tagName} ${label.slice(0, 40)}`, look, faults };
  });
}

/** Space around an element that its ring may use, in CSS pixels. */
const reach = 6;

/**
 * Compares screenshots of the focused element with and without its focus ring.
 * @returns the number of pixels that the ring changes by at least 3:1, divided by the perimeter of the
 * element's visible part: roughly the ring's width in pixels
 */
export async function measureFocusRing(page: Page, focused: Locator): Promise<number> {
  const { perimeter, ...clip } = await focused.evaluate((node, around) => {
    // The ring of a radio button or a card surrounds its own box.
    const box = node.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - around), Math.max(0, box.top - around)];
    const right = Math.min(innerWidth, box.right + around);
    const bottom = Math.min(innerHeight, box.bottom + around);
    // A link that wraps has a ring around each line.
    const parts = [...node.getClientRects()].map(({ width, height }) => 2 * (width + height));
    const perimeter = Math.min(
      2 * (right - left + bottom - top - 4 * around),
      parts.reduce((sum, length) => sum + length, 0),
    );
    return { x: left, y: top, width: right - left, height: bottom - top, perimeter };
  }, reach);
  const ringed = await readPixels(await page.screenshot({ clip }));
  const restore = await overrideStyles(
    page,
    ':focus-visible { outline: none !important; box-shadow: none !important }',
  );
  const bare = await readPixels(await page.screenshot({ clip }));
  await restore();
  const seen = changedPixels(ringed, bare).filter(([one, other]) => contrast(one, other) >= 3);
  return seen.length / perimeter;
}
