import { expect, test } from '@playwright/test';
import { openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';

const printed = [templates.guide, templates.service, templates.patients];

for (const path of printed.filter((path) => path !== undefined)) {
  test(`${path} prints a letterhead and folded answers, without navigation or buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const letterhead = page.locator('.site-footer');
    for (const { phone, address } of openLocations) {
      await expect(letterhead.getByText(phone)).toBeVisible();
      const line = `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
      await expect(letterhead.getByLabel(line)).toBeVisible();
    }
    const address = page.locator('link[rel="canonical"]');
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toContain(path);
    const chrome = '.site-header, .site-footer nav, .breadcrumbs, .skip-link, .table-of-contents';
    await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
    const main = page.getByRole('main');
    const [top, below] = [await letterhead.boundingBox(), await main.boundingBox()];
    expect(top?.y).toBeLessThan(below?.y ?? 0);
    await expect(main.locator('button:visible, [class*=button-]:visible')).toHaveCount(0);
    for (const answer of await main.locator('details.question p').all()) {
      await expect(answer).toBeVisible();
    }
  });
}

test('the home page prints without pictures, buttons or dark backgrounds', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('img:visible, video:visible, [class*=button-]:visible')).toHaveCount(0);
  for (const ground of [page.locator('.hero-section'), page.locator('.sheet').first()]) {
    await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the contact page prints contact information without form and map', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main .open-now').first()).not.toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .open-now:visible')).toHaveCount(0);
  await expect(page.locator('.contact-information')).toBeVisible();
  await expect(page.locator('form:visible, iframe:visible, .contact-send:visible')).toHaveCount(0);
});

test('an article prints the URLs of its sources and no pictures', async ({ page }) => {
  await page.goto(templates.guide);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const source of await main.locator('.source-list a').all()) {
    const shown = await source.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain((await source.getAttribute('href')) ?? '?');
  }
  await expect(main.locator('img:visible')).toHaveCount(0);
});
