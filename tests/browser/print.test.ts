import { openLocations } from './support/practice.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await expect(page.locator('footer [data-open-now]').first()).not.toBeEmpty();
  await page.emulateMedia({ media: 'print' });
}

test('guides and services print a letterhead and all answers', async ({ page }) => {
  for (const path of [templates.guide ?? entryPage, templates.service ?? entryPage]) {
    await openPrinted(page, path);
    const letterhead = page.locator('.site-footer');
    for (const { phone, address } of openLocations) {
      await expect(letterhead.getByText(phone).first()).toBeVisible();
      const line = `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
      await expect(letterhead.getByLabel(line).first()).toBeVisible();
    }
    const address = page.locator('link[rel="canonical"]');
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toContain(path);
    const chrome = '.site-header, .site-footer nav, .breadcrumbs, .skip-link, .table-of-contents';
    await expect(page.locator(chrome).filter({ visible: true }), path).toHaveCount(0);
    const main = page.getByRole('main');
    const [top, below] = [await letterhead.boundingBox(), await main.boundingBox()];
    expect(top?.y, path).toBeLessThan(below?.y ?? 0);
    const controls = 'button:visible, [class*=button-]:visible, img:visible';
    await expect(main.locator(controls), path).toHaveCount(0);
    const answers = main.locator('details.question p');
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  }
});

test('home prints without pictures, and contact without form and map', async ({ page }) => {
  await openPrinted(page, '/');
  const main = page.getByRole('main');
  await expect(main.locator('img:visible, video:visible, [class*=button-]:visible')).toHaveCount(0);
  for (const ground of [page.locator('.hero-section'), page.locator('#about').locator('..')]) {
    await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await openPrinted(page, '/contact');
  await expect(page.locator('main .open-now:visible')).toHaveCount(0);
  await expect(page.locator('.contact-information')).toBeVisible();
  await expect(page.locator('form:visible, iframe:visible, .contact-send:visible')).toHaveCount(0);
});
