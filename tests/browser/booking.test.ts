import { expect, test } from '@playwright/test';
import { booking, bookingHref } from './support/practice.ts';
import { templates } from './support/templates.ts';

test('with an online scheduler, every booking link goes there and names its host', async ({
  page,
}) => {
  test.skip(!URL.canParse(bookingHref), 'Visits are booked by phone.');
  const { host } = new URL(bookingHref);
  for (const path of Object.values(templates)) {
    await page.goto(path);
    await expect(page.locator('a[href$="#book"]')).toHaveCount(0);
    const links = page.locator(`a[href="${bookingHref}"]`);
    expect(await links.count(), path).toBeGreaterThanOrEqual(2);
    for (const link of await links.all()) await expect(link).toContainText(host);
  }
});

test('the Content-Security-Policy doesn’t contain hosts that are only linked', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  const links = Object.values(booking).filter((link) => URL.canParse(link));
  for (const link of links) expect(policy).not.toContain(new URL(link).host);
});
