import { type Browser, expect, type Page, test } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`an unknown service is said to be none, ${how}`, async ({ browser }) => {
    const page = await open(browser, javaScriptEnabled);
    const response = await page.goto('/services/no-such-service');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
    await expect(page.getByText('The service you are looking for does not exist')).toBeVisible();
    await page.getByRole('link', { name: 'View All Services' }).click();
    await expect(page).toHaveURL('/#services');
    await page.context().close();
  });

  test(`an unknown guide is a page not found, ${how}`, async ({ browser }) => {
    const page = await open(browser, javaScriptEnabled);
    const response = await page.goto('/helpful-links/no-such-guide');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.context().close();
  });

  for (const path of ['/blog/no-such-post', '/blog/']) {
    test(`${path} leads to the blog in place of itself, ${how}`, async ({ browser }) => {
      const page = await open(browser, javaScriptEnabled);
      await page.goto('/terms');
      await page.goto(path);
      await expect(page).toHaveURL('/blog');
      await page.goBack();
      await expect(page).toHaveURL('/terms');
      await page.context().close();
    });
  }
}

test('an unknown post is a temporary redirect, so that it can be written later', async ({
  request,
}) => {
  const response = await request.get('/blog/no-such-post', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/blog');
});

test('the path of a missing page is written to the console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/helpful-links/no-such-guide');
  await expect.poll(() => lines.join('\n')).toContain('/helpful-links/no-such-guide');
});

test('missing pages are kept out of search engines', async ({ page }) => {
  for (const path of ['/services/no-such-service', '/helpful-links/no-such-guide']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

async function open(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}
