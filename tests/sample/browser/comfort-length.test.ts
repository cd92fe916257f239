import { expect, quietTest as test } from '../../browser/support/test.ts';

test('at the largest step of Comfort view the home page stays below 11,000 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('comfort-view', '3'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '3');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_000);
});
