import { inCallOrder, openState } from '../../domain/hours/calendar.ts';
import { readThrough, shiftsOf } from './accessibility/find-faults.ts';
import { problems } from './support/content.ts';
import { calendars, callLink, momentWhen, openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const isOne = openLocations.length === 1;
const urgent = problems.find(({ record }) => record.level === 'today');
const paths = ['/', '/contact', templates.search, templates.emergency, urgent?.path].filter(
  (path) => path !== undefined,
);

test.beforeEach(() => test.skip(isOne, 'One location is open.'));

/** Returns the offices' links that can be pressed, each list or button's in its order. */
function callsOn(page: Page, within: string) {
  return page.locator(`${within} a[href^="tel:"]`).evaluateAll(
    (links, numbers) => {
      return links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute('href') ?? '')
        .filter((link) => numbers.includes(link));
    },
    openLocations.map(({ phone }) => callLink(phone)),
  );
}

/** Returns a moment at which a location is open, and the first to call. */
function momentOf(slug: string): Date | undefined {
  return momentWhen((at) => {
    const [first] = inCallOrder(at, calendars);
    return first?.slug === slug && openState(at, first).isOpen;
  });
}

for (const location of openLocations.slice(1)) {
  test(`${location.name} is called while only it is open`, async ({ page }) => {
    const moment = momentOf(location.slug);
    test.skip(!moment, 'An office before it is open whenever it is.');
    await page.clock.setFixedTime(moment ?? 0);
    const own = callLink(location.phone);
    for (const visit of [360, 1440].flatMap((width) => paths.map((path) => ({ path, width })))) {
      const { path, width } = visit;
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.locator('html[data-phone]')).toBeAttached();
      expect(await callsOn(page, '#root > header'), path).toEqual([own]);
      for (const list of await page.locator('main [data-calls]:visible').all())
        await expect(list.locator('a:visible').first()).toHaveAttribute('href', own);
      const states = page.locator(`main [data-says="brief"][data-location="${location.slug}"]`);
      for (const state of await states.filter({ visible: true }).all())
        await expect(state).toHaveText('Open now');
      await readThrough(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('at the hour of the first, the order is the owner’s', async ({ page }) => {
  await page.clock.setFixedTime(momentOf(openLocations[0]?.slug ?? '') ?? 0);
  await page.goto(templates.emergency ?? '/');
  await expect(page.locator('html[data-phone]')).toBeAttached();
  const all = openLocations.map(({ phone }) => callLink(phone));
  expect((await callsOn(page, 'main')).slice(0, all.length)).toEqual(all);
});
