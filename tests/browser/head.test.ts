import { practice } from '../../content/practice.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const town = `${practice.office.locality}, ${practice.office.region}`;

const fixedTitles: [path: string, title: string][] = [
  ['/', `${practice.name} | Premium Eye Care in ${town}`],
  ['/contact', `Contact Us | ${practice.name} | ${town}`],
  ['/eye-care-guides', `Eye Care Guides | ${practice.name}`],
  ['/helpful-links', `Eye Care Guides | ${practice.name}`],
];

for (const [path, title] of fixedTitles) {
  test(`${path} has the title that is settled for it`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  });
}

test('both lists of guides name one of them as canonical', async ({ page }) => {
  for (const path of ['/eye-care-guides', '/helpful-links']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${practice.siteOrigin}/helpful-links`,
    );
  }
});

test('a page says its language, icon, description and what a shared link shows', async ({
  page,
}) => {
  await page.goto(templates.service);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /favicon/);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThanOrEqual(70);
  expect(description?.length).toBeLessThanOrEqual(160);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    new RegExp(`${templates.service}$`),
  );
});
