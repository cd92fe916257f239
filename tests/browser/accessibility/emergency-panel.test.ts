import { problems } from '../support/content.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { channelsOf, measureTextContrasts } from './text-contrast.ts';

const emergency = problems.find(({ record }) => record.level === 'now');
const other = problems.find(({ record }) => record.level !== 'now');

/** What WCAG asks for text of this size and for a drawing. */
const least = { '.how-soon .level-mark': 4.5, '.how-soon .button-alarm': 4.5, '.how-soon svg': 3 };

test.skip(!emergency, 'No eye problem is an emergency.');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} scheme, the panel of an emergency is red, and all in it has enough contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(emergency?.path ?? '');
    const ground = await page
      .locator('.how-soon')
      .evaluate((panel) => getComputedStyle(panel).backgroundColor);
    const [red = 0, green = 0, blue = 0] = channelsOf(ground);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    const measured = await measureTextContrasts(page, Object.keys(least));
    for (const [part, needed] of Object.entries(least)) {
      expect(measured.get(part)?.ratio, part).toBeGreaterThanOrEqual(needed);
    }
  });
}

test('the panel links to more urgent signs unless the problem is an emergency itself', async ({
  page,
}) => {
  for (const [problem, count] of [
    [emergency, 0],
    [other, 1],
  ] as const) {
    if (!problem) continue;
    await page.goto(problem.path);
    await expect(page.locator('.how-soon a[href^="#"]'), problem.path).toHaveCount(count);
  }
});
