import { office, practice } from '../../content/practice.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const town = `${office.address.locality}, ${office.address.region}`;

test('titles and the canonical address of both lists of guides are as settled', async ({
  page,
}) => {
  for (const [path, title, canonical] of [
    ['/', `${practice.name} | Premium Eye Care in ${town}`, '/'],
    ['/contact', `Contact Us | ${practice.name} | ${town}`, '/contact'],
    ['/eye-care-guides', `Eye Care Guides | ${practice.name}`, '/helpful-links'],
    ['/helpful-links', `Eye Care Guides | ${practice.name}`, '/helpful-links'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const link = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(link ?? '')).toEqual(new URL(canonical, practice.siteOrigin));
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
