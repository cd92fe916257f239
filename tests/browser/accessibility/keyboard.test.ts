import { isNightly } from '../../conditions.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Which focus rings to measure. Each takes two screenshots, so short runs measure one page's. */
function ringsOf(name: string) {
  if (isNightly) return 'all';
  return name === 'missing page' ? 'one of each look' : 'none';
}

/** Pages that are also tabbed through at 400 % zoom in short runs. */
const zoomed: readonly string[] = [templates.service, templates.contact];

/** Pages that short runs skip, because other pages have the same controls. */
const plain = [
  'emergency',
  'guide',
  'timer',
  'post',
  'blog index',
  'guide index',
  'problem',
  'patients',
  'legal',
];

for (const [name, path] of Object.entries(templates)) {
  if (!isNightly && plain.includes(name)) continue;

  test(`${name}: Tab reaches everything in order, in view and with a 3:1 focus ring`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitUntilHydrated(page, 'main-navigation');
    expect(await walkByKeyboard(page, ringsOf(name))).toEqual([]);
  });

  if (!isNightly && !zoomed.includes(path)) continue;

  test(`${name}: at 400 % zoom, Tab reaches everything in order and in view`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await walkByKeyboard(page, 'none')).toEqual([]);
  });
}
