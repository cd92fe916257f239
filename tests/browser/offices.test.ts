import { readThrough, shiftsOf } from './accessibility/find-faults.ts';
import { problems } from './support/content.ts';
import { callLink, closures, openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

type Location = (typeof openLocations)[number];

const isOne = openLocations.length === 1;
const urgent = problems.find(({ record }) => record.level === 'today');
const paths = ['/', '/contact', templates.search, templates.emergency, urgent?.path].filter(
  (path) => path !== undefined,
);
const lists = '[data-calls]';

test.beforeEach(() => test.skip(isOne, 'One location is open.'));

/** Returns whether a location's own hours, of any kind, contain a moment. */
function isOpenAt({ timeZone, schedules }: Location, moment: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return Object.values(schedules)
    .flat()
    .filter(({ days }) => days.some((day) => day === parts.get('weekday')))
    .some(({ opens, closes }) => opens <= time && time < closes);
}

/** Returns a moment of an ordinary day at which a location is open, and those before it are closed. */
function momentOf(location: Location): Date | undefined {
  const before = openLocations.slice(0, openLocations.indexOf(location));
  const exceptions = [closures, ...openLocations].flatMap((record) => [
    ...(record.closures ?? []),
    ...(record.specialHours ?? []),
  ]);
  const hours = Array.from({ length: 28 * 24 }, (_, hour) => new Date(Date.UTC(2027, 2, 1, hour)));
  return hours.find((moment) => {
    const day = moment.toISOString().slice(0, 10);
    const isNear = exceptions.some(({ from, until = from }) => from <= day && day <= until);
    return !isNear && isOpenAt(location, moment) && !before.some((one) => isOpenAt(one, moment));
  });
}

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

for (const location of openLocations.slice(1)) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`at ${width} px, ${location.name} is called while only it is open`, async ({ page }) => {
      const moment = momentOf(location);
      test.skip(!moment, 'An office before it is open whenever it is.');
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(moment ?? 0);
      const own = callLink(location.phone);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('html[data-phone]')).toBeAttached();
        expect(await callsOn(page, '#root > header'), path).toEqual([own]);
        for (const list of await page.locator(`main ${lists}:visible`).all()) {
          const shown = list.locator('a:visible');
          await expect(shown.first()).toHaveAttribute('href', own);
        }
        const states = page.locator(
          `main [data-says="brief"][data-location="${location.slug}"]:visible`,
        );
        for (const state of await states.all()) await expect(state).toHaveText('Open now');
        await readThrough(page);
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });
  }
}

test('at the hour of the first, the order is the owner’s', async ({ page }) => {
  const [first] = openLocations;
  await page.clock.setFixedTime((first && momentOf(first)) ?? 0);
  await page.goto(templates.emergency ?? '/');
  await expect(page.locator('html[data-phone]')).toBeAttached();
  const all = openLocations.map(({ phone }) => callLink(phone));
  expect((await callsOn(page, 'main')).slice(0, all.length)).toEqual(all);
});
