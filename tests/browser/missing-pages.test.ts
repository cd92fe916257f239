import { expect, test } from './support/test.ts';

for (const path of ['/blog/no-such-post', '/blog/']) {
  test(`${path} leads to the blog in place of itself`, async ({ page }) => {
    await page.goto('/terms');
    await page.goto(path);
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
}

test('a missing page answers 404, stays at its address and logs its path, which no other page does', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  const response = await page.goto('/no/such-page?private=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Return to Home' }),
  ).toHaveAttribute('href', '/');
  await expect.poll(() => logged).toEqual(['Page not found: /no/such-page']);
  await page.goto('/blog');
  expect(logged).toHaveLength(1);
});
