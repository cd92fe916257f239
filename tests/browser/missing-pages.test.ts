import { untilAtLeisure } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('a missing page has status 404 and logs its path without the query', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  const response = await page.goto('/no/such-page?private=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const home = page.getByRole('main').getByRole('link', { name: 'Return to Home' });
  await expect(home).toHaveAttribute('href', '/');
  await expect.poll(() => logged).toEqual(['Page not found: /no/such-page']);
  await page.goto('/blog');
  await untilAtLeisure(page);
  expect(logged).toHaveLength(1);
});
