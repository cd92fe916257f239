import { isNightly } from '../conditions.ts';
import { isAnnouncing } from './support/announcement.ts';
import { overrideStyles } from './support/override-styles.ts';
import { auditedPages, pagesWithOwnStyles, templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

test('text and controls stay inside a phone’s safe area', {
  tag: '@chromium',
}, async ({ page, request }) => {
  const insets = { left: 59, right: 59, bottom: 21, top: 0 };
  const { width, height } = { width: 844, height: 390 };
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  // Letters may reach into the inset by 4 px.
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
  for (const path of isNightly ? auditedPages : [...pagesWithOwnStyles, ...emergency]) {
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
  // The dialog slides in.
  const dialog = page.locator('.announcement');
  await expect
    .poll(() => dialog.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(height - insets.bottom);
});
