import type { Locator } from '@playwright/test';
import { problems } from './support/content.ts';
import { bookingHref, callLink, mainLocation } from './support/practice.ts';
import { articlePage, templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const office = `a[href="${callLink(mainLocation.phone)}"]`;
/** On the home page, a link to its section has no path. */
const booking = bookingHref.replace(/^\//, '');
/** The two problems at the top of the list: the first of the first group that has any. */
const [topmost = []] = ['sees', 'feels', 'looks', 'children']
  .map((name) => problems.filter(({ record }) => record.group === name))
  .filter((group) => group.length > 0);
const withPlate = topmost
  .toSorted((one, other) => one.record.title.localeCompare(other.record.title))
  .slice(0, 2)
  .filter(({ record }) => record.plate).length;

/** The job of each kind of page, and what does it. */
const jobs: [job: string, path: string | undefined, does: (main: Locator) => Locator[]][] = [
  ['books a visit', templates.home, (main) => [main.locator(`a[href$="${booking}"]`).first()]],
  [
    'leads to help in an emergency',
    templates.emergency && templates.home,
    (main) => [main.locator(`a[href="${templates.emergency}"]`).first()],
  ],
  ['calls the office', templates.contact, (main) => [main.locator(office).first()]],
  [
    'finds a problem by its name or its picture',
    templates.problems,
    (main) => [
      main.getByRole('searchbox'),
      ...[0, 1].slice(0, withPlate).map((index) => main.locator('li img').nth(index)),
    ],
  ],
];

for (const [job, path, does] of jobs) {
  test(`a phone’s first view of ${path} ${job}`, async ({ page }) => {
    test.skip(!path, 'The content has no such page.');
    await page.goto(path ?? '');
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('.call-bar').boundingBox();
    for (const part of does(page.getByRole('main'))) {
      // Of plates, the first row begins in view: the field above them is the shorter way.
      const isPlate = await part.evaluate((element) => element.matches('img'));
      await expect(part).toBeInViewport({ ratio: isPlate ? 0.3 : 0.8 });
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height * (isPlate ? 0.3 : 1)).toBeLessThanOrEqual(bar?.height ? bar.y : 844);
    }
  });
}

test('on a phone, an article begins within one and a half screens', async ({ page }) => {
  test.skip(!articlePage, 'The content has no article.');
  await page.goto(articlePage ?? '');
  const words = await page.locator('.article-text p').first().boundingBox();
  expect(words?.y).toBeLessThan(1.5 * 844);
});
