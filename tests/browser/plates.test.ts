import { problems } from './support/content.ts';
import { expect, scriptlessTest, test } from './support/test.ts';

const [problem] = problems.filter(({ record }) => record.plate);
test.skip(!problem, 'The content has no plates.');

test.use({ viewport: { width: 390, height: 844 } });

test('by keyboard, the filter says how many are left and Tab reaches them', async ({ page }) => {
  await page.goto('/eye-problems');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await expect(async () => {
    await field.fill('');
    await page.keyboard.type(problem?.record.title ?? '');
    await expect(page.locator('[data-left]')).toHaveText(/^\d+ /, { timeout: 1000 });
  }).toPass();
  const shown = page.locator('#eye-problems li:visible a');
  expect(await shown.count()).toBeLessThan(problems.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(shown.first()).toBeFocused();
});

scriptlessTest(
  'a problem’s plate has its text, comes after the call, and never changes',
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(problem?.path ?? '');
    const plate = page
      .getByRole('main')
      .getByRole('img', { name: problem?.record.plate?.alt ?? '' });
    const call = page.getByRole('main').locator('a[href^="tel:"]').first();
    await expect(plate).toBeVisible();
    const [above, below] = [await call.boundingBox(), await plate.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    const file = await request.get((await plate.getAttribute('src')) ?? '');
    expect(file.headers()['content-type']).toContain('image/svg+xml');
    expect(file.headers()['cache-control']).toContain('immutable');
  },
);
