import { waitUntilHydrated } from '../support/hydrated.ts';
import { isNightly } from '../support/nightly.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Which focus rings are measured: two pictures for each take their time. By day, one page shows what all have. */
function ringsOf(name: string) {
  if (isNightly) return 'all';
  return name === 'missing page' ? 'one of each look' : 'none';
}

/** Where the walk at 400 % zoom is taken by day. */
const zoomed: readonly string[] = [templates.service, templates.contact];

/** By day, pages whose controls stand on another page, too, are left out. */
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

  test(`${name}: Tab reaches everything in order, in view and with a ring of 3:1`, async ({
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
