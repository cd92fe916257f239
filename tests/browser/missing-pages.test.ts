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

test('an unknown service leads on to all services', async ({ page }) => {
  await page.goto('/services/no-such-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await page.getByRole('link', { name: 'View All Services' }).click();
  await expect(page).toHaveURL('/#services');
});

test('the path of a missing page is written to the console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/helpful-links/no-such-guide');
  await expect.poll(() => lines.join('\n')).toContain('/helpful-links/no-such-guide');
});
