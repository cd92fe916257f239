import { expect, test } from '@playwright/test';
import { formatAddress } from '../../domain/practice/locations.ts';
import { openLocations } from './support/practice.ts';
import { templates } from './support/templates.ts';

const printed = [templates.guide, templates.service, templates.patients];

for (const path of printed.filter((path) => path !== undefined)) {
  test(`${path} prints with the practice’s letterhead, folded answers, and without chrome`, async ({
    page,
  }) => {
    await page.goto(path);
    const letterhead = page.locator('.print-heading');
    await expect(letterhead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const { phone, address } of openLocations) {
      await expect(letterhead).toContainText(phone);
      await expect(letterhead).toContainText(formatAddress(address));
    }
    await expect(letterhead).toContainText(path);
    const chrome = '.site-header, .site-footer, .breadcrumbs, .skip-link, .table-of-contents';
    await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.locator('button:visible, [class*=button-]:visible')).toHaveCount(0);
    for (const answer of await main.locator('details.question p').all()) {
      await expect(answer).toBeVisible();
    }
  });
}

test('the home page prints as words: no picture, no button, no dark ground', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('img:visible, video:visible, [class*=button-]:visible')).toHaveCount(0);
  await expect(main.locator('.print-heading')).toBeVisible();
  for (const ground of [page.locator('.hero-section'), page.locator('.sheet').first()]) {
    await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the contact page prints how to reach the practice, without form and map', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('main .open-now').first()).not.toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .open-now:visible')).toHaveCount(0);
  await expect(page.locator('.contact-information')).toBeVisible();
  await expect(page.locator('form:visible, iframe:visible, .contact-send:visible')).toHaveCount(0);
});

test('links of the text print with their path, and pictures are small', async ({ page }) => {
  await page.goto(templates.guide);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose a[href^="/"]').first();
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain((await link.getAttribute('href')) ?? '?');
  expect((await page.locator('.article-picture').boundingBox())?.width).toBeLessThan(200);
});
