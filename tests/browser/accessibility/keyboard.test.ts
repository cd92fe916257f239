import { rgb as contrastRatio } from 'wcag-contrast';
import { isNightly } from '../../conditions.ts';
import { untilAtLeisure } from '../support/islands.ts';
import { entryPage, templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { channelsOf } from './text-contrast.ts';

// With motion, so that a focus that waits for a smooth scroll is out of view.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [name, path] of Object.entries(templates)) {
  // By day one page, as others have the same controls, at the width where the header covers most.
  if (!isNightly && name !== 'service') continue;

  test(`${name}: Tab reaches everything in order and in view`, async ({ page }) => {
    // The words in the home page's eye move with the scroll.
    if (name === 'home') await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of isNightly ? [320, 1440] : [320]) {
      await page.setViewportSize({ width, height: width * 0.8 });
      await page.goto(path);
      await untilAtLeisure(page);
      expect(await walkByKeyboard(page), `at ${width} px`).toEqual([]);
    }
  });
}

/** Presses Tab through an open panel, and returns the texts of what it reaches. */
async function tabThrough(page: Page, panel: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const inside = page.locator(`${panel} :focus`);
    if ((await inside.count()) === 0) return names;
    expect(await faultsOfRing(page)).toEqual([]);
    names.push((await inside.textContent())?.trim() ?? '');
  }
}

test('menu and text size can be opened, used and left by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(entryPage);
  const button = page.locator('#root > header').getByRole('button', { name: 'Text size' });
  const panel = page.locator('#text-size');
  await button.press('Enter');
  expect(await tabThrough(page, '#text-size')).toHaveLength(3);
  await expect(panel).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  for (const key of ['ArrowDown', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('html[data-size="1"][data-dim]')).toBeAttached();
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  const items = await page.locator('#menu :is(a, button):visible').allTextContents();
  expect(await tabThrough(page, '#menu')).toEqual(items.map((text) => text.trim()));
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('.breadcrumbs a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
});

/** The element with the focus: its position among the page's tab stops, and its faults. */
interface Stop {
  index: number;
  name: string;
  faults: string[];
}

/** Presses Tab from start to end. Returns stops in another order, out of view, covered, or without a ring. */
async function walkByKeyboard(page: Page): Promise<string[]> {
  const count = await listStops(page);
  const found: string[] = [];
  for (let expected = 0; expected <= count; expected += 1) {
    const { index, name, faults } = await pressTab(page);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
    if (index !== (expected < count ? expected : -1))
      return [...found, `expected stop ${expected} of ${count}, reached ${name}`];
  }
  return found;
}

/** Presses Tab, and again on an iframe, where Firefox stops before its content. */
async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const [stop, ofRing] = await Promise.all([lookAtFocus(page), faultsOfRing(page)]);
  if (stop.name === 'IFRAME') return pressTab(page);
  return stop.index < 0 ? stop : { ...stop, faults: [...stop.faults, ...ofRing] };
}

/** Stores every element that Tab must reach in the page, in document order. Returns their number. */
function listStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    // All but the map, which is from another site.
    const interactive = 'a[href], button, input, textarea, select, summary, [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(interactive)]
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Tab stops at one radio button of a group. None is chosen when a page opens.
      .filter((element, index, all) => {
        const { type, name } = element as HTMLInputElement;
        const isOfGroup = (other: HTMLElement) => (other as HTMLInputElement).name === name;
        return type !== 'radio' || all.findIndex(isOfGroup) === index;
      });
    Object.assign(window, { stops });
    return stops.length;
  });
}

function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const memory = window as unknown as { stops: Element[] };
    const element = document.activeElement ?? document.body;
    // Focus starts the island's hydration, after which an opening list sets the focus again.
    const island = element.closest('[data-island]:not([data-hydrated])');
    if (island) {
      await new Promise((resolve) => island.addEventListener('hydrated', resolve, { once: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const index = memory.stops.indexOf(element);
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    if (index === -1) return { index, name: element.tagName, faults: [] };

    const faults: string[] = [];
    const isFixed = element.closest('#root > header, .skip-link') !== null;
    const edge = isFixed ? 0 : (document.querySelector('#root > header')?.clientHeight ?? 0);
    const { top: firstLine } = element.getBoundingClientRect();
    // Browsers scroll to the line of a text that has the cursor, not to the whole field.
    if (element.matches('textarea') && firstLine >= edge && firstLine < innerHeight - 40)
      element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    // Firefox doesn't scroll to an element that is already partly in view.
    const isTall = CSS.supports('-moz-orient: inline') || height > innerHeight - edge - 40;
    if (!isTall && (top < edge || bottom > innerHeight)) faults.push('is not fully in view');
    if (left < 0 || right > innerWidth) faults.push('is off the screen');
    const middle = (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(left + width / 2, middle);
    if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push('is covered');
    return { index, name: `${element.tagName} ${label.slice(0, 40)}`, faults };
  });
}

/** Returns faults of the ring around the focus: a line and a halo, one dark and one light, which nothing cuts off. */
async function faultsOfRing(page: Page): Promise<string[]> {
  const { width, line, halo, cutBy } = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow } =
      getComputedStyle(element);
    const width = outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0;
    const reach = width + Number.parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    let cutBy = '';
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const edge = one.getBoundingClientRect();
      const leaves = box.left - reach < edge.left - 1 || box.right + reach > edge.right + 1;
      if (leaves && /hidden|clip/.test(getComputedStyle(one).overflowX)) cutBy = one.className;
    }
    return { width, line: outlineColor, halo: boxShadow.match(/^[a-z]+\([^)]*\)/)?.[0], cutBy };
  });
  const contrast = halo ? contrastRatio(channelsOf(line), channelsOf(halo)) : 1;
  return [
    ...(width >= 2 ? [] : [`a ring of ${width} px`]),
    ...(contrast >= 4.5 ? [] : [`a ring of ${line} and ${halo}`]),
    ...(cutBy ? [`a ring that is cut off by ${cutBy}`] : []),
  ];
}
