import { isAnnouncing } from './support/announcement.ts';
import { isNightly } from './support/nightly.ts';
import { overrideStyles } from './support/override-styles.ts';
import { styledApart, sweptPages, templates } from './support/templates.ts';
import { expect, quietTest as quiet, test } from './support/test.ts';

/** As reported by the two kinds of phone; by day, the narrower one is enough. */
const phones = [
  { name: 'Android', viewport: { width: 360, height: 664 }, deviceScaleFactor: 2.625 },
  ...(isNightly
    ? [{ name: 'iPhone', viewport: { width: 390, height: 664 }, deviceScaleFactor: 3 }]
    : []),
];

for (const { name, ...phone } of phones) {
  quiet.describe(name, () => {
    quiet.use({ ...phone, hasTouch: true });

    quiet('each target has 44 px, and no field makes the page zoom', async ({ page }) => {
      for (const path of sweptPages) {
        await page.goto(path);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea')]
            .filter((target) => target.checkVisibility({ visibilityProperty: true }))
            // What stands within a sentence is as high as its line.
            .filter((target) => getComputedStyle(target).display !== 'inline')
            .map((target) => target.closest('label') ?? target)
            .filter((target) => target.clientHeight < 44 || target.clientWidth < 44)
            .map(
              (target) =>
                `${target.tagName} ${target.textContent} ${target.clientWidth} ${target.clientHeight}`,
            ),
        );
        expect(small, path).toEqual([]);
        const sizes = await page
          .locator('input, textarea, select')
          .evaluateAll((fields) =>
            fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
          );
        for (const size of sizes) expect(size, path).toBeGreaterThanOrEqual(16);
      }
    });
  });
}

test('words and controls keep clear of the camera and the bar of a phone', {
  tag: '@chromium',
}, async ({ page, request }) => {
  const insets = { left: 59, right: 59, bottom: 21, top: 0 };
  const { width, height } = { width: 844, height: 390 };
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  // Letters may hang into the margin by as much as their own.
  const [first, last] = [insets.left - 4, width - insets.right + 4];
  const outside = async (place: string) => {
    const restore = await overrideStyles(page, '.sr-only { display: none !important }');
    const found = await page
      .locator(`${place} :is(a, button, h1, h2, p):visible:not(.skip-link)`)
      .evaluateAll(
        (elements, [left, right]) =>
          elements
            .filter((element) => {
              const words = document.createRange();
              words.selectNodeContents(element);
              const box = words.getBoundingClientRect();
              return box.width > 0 && (box.left < left || box.right > right);
            })
            .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`),
        [first, last] as const,
      );
    await restore();
    return found;
  };
  const emergency = templates.emergency ? [templates.emergency] : [];
  for (const path of isNightly ? sweptPages : [...styledApart, ...emergency]) {
    await page.goto(path);
    expect(await outside('body'), path).toEqual([]);
  }
  await page.goto(templates.contact);
  await page.locator('.site-header').getByRole('button', { name: 'Comfort view' }).click();
  expect(await outside('#comfort-panel')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 700, height });
  await page.getByRole('button', { name: 'Menu' }).click();
  const end = await page.locator('.menu-end').evaluate((element) => {
    const { bottom } = element.firstElementChild?.getBoundingClientRect() ?? {};
    return element.getBoundingClientRect().bottom - (bottom ?? 0);
  });
  expect(end).toBeGreaterThanOrEqual(insets.bottom);
  if (!(await isAnnouncing(request))) return;
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await outside('[role="dialog"]')).toEqual([]);
  // It rises to its place.
  const dialog = page.locator('.announcement');
  await expect
    .poll(() => dialog.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(height - insets.bottom);
});
