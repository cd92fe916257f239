import { waitUntilAwake } from '../support/awake.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';

/** Header and footer are the same on every page: they are kept once, with this one. */
const whole = 'missing page';

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: what assistive technology is given reads like the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    // Open or closed, by an hour at which the practice is open; the year with it.
    await page.clock.setFixedTime(new Date('2026-11-18T15:00:00Z'));
    await page.goto(path);
    await waitUntilAwake(page, 'main-navigation');
    const part = page.locator(name === whole ? 'body' : 'main');
    if (name === whole) await expect(page.locator('.site-footer [data-open-now]')).not.toBeEmpty();
    await expect(part).toMatchAriaSnapshot({ name: `${name.replace(' ', '-')}.aria.yml` });
  });
}
