import { expect, type Page, test } from './support/test.ts';

function lines(page: Page) {
  return page.locator('[data-open-now]').allTextContents();
}

test('footer and book section say whether it is open, in the time of the practice', async ({
  browser,
}) => {
  for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00-05:00'));
    await page.goto('/');
    const open = 'Open now until 6:00 PM.';
    await expect.poll(() => lines(page)).toEqual([open, open]);
    await page.clock.setFixedTime(new Date('2026-11-21T15:00:00-05:00'));
    await page.goto('/contact');
    await expect
      .poll(async () => new Set(await lines(page)))
      .toEqual(new Set(['Closed now. Opens Monday at 9:00 AM.']));
    await context.close();
  }
});

test('a page left open changes its line when the practice closes', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-18T17:58:30-05:00') });
  await page.goto('/contact');
  const line = page.locator('.site-footer [data-open-now]');
  await expect(line).toHaveText('Open now until 6:00 PM.');
  await page.clock.fastForward('02:00');
  await expect(line).toHaveText('Closed now. Opens tomorrow at 9:00 AM.');
});

test('the server sends the line empty, and without JavaScript it takes no room', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/data-open-now=""[^>]*><\/p>/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.locator('.site-footer [data-open-now]')).toBeHidden();
  await context.close();
});

test('the copyright year is the current one, also after New Year without a new build', async ({
  page,
}) => {
  for (const path of ['/contact', '/helpful-links/oct-scans']) {
    await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
    await page.goto(path);
    await expect(page.locator('[data-current-year]')).toHaveText('2031');
  }
});

test('the footer leads to pages, services, legal pages, phone and e-mail', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText([
    'Home',
    'Services',
    'Blog',
    'Eye Care Guides',
    'Contact',
    'Sitemap',
  ]);
  await expect(footer.locator('a[href^="/services/"]')).toHaveCount(4);
  for (const start of ['tel:', 'mailto:', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href^="${start}"]`)).toHaveCount(1);
  }
});
