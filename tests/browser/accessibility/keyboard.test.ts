import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

/** Pages on which the rings of header and footer are measured: one over a picture, one without. */
const wholes: string[] = [templates.home, templates['missing page']];

/** What these have, a guide and the blog index have too. */
const alike: string[] = [templates.post, templates.legal, templates['guide index']];

for (const [name, path] of Object.entries(templates)) {
  if (alike.includes(path)) continue;

  test(`${name}: Tab reaches everything in order, in view and with a ring of 3:1`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitUntilHydrated(page, 'main-navigation');
    expect(await walkByKeyboard(page, wholes.includes(path) ? '*' : 'main *')).toEqual([]);
  });

  test(`${name}: at 400 % zoom, Tab reaches everything in order and in view`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await walkByKeyboard(page, ':not(*)')).toEqual([]);
  });
}
