import {
  entryAt,
  guides,
  patientPages,
  posts,
  problems,
  services,
  translations,
} from './support/content.ts';
import { passTime } from './support/islands.ts';
import { bookingHref } from './support/practice.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const bookLinks = entryAt('/').record.sections['book']?.links ?? [];

async function openMenu(page: Page, path = '/contact') {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(path);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  return { toggle, menu };
}

test('toggle and Escape close the menu, which has every item', async ({ page }) => {
  const { toggle, menu } = await openMenu(page);
  const insurance = patientPages.filter(({ record }) => record.topic === 'insurance');
  const links = new Set([...bookLinks, ...insurance.map((entry) => entry.path)]);
  const below = services.length + (problems[0] ? 1 : 0) + links.size;
  await expect(menu.getByRole('list').nth(1).getByRole('link')).toHaveCount(below);
  // Home, Services, Contact, to book, to call, the lists of articles, and the page in Spanish.
  const lists = [guides, posts].filter((articles) => articles.length > 0).length;
  await expect(menu.getByRole('link')).toHaveCount(below + 5 + lists + translations.length);
  await expect(menu.locator('a[href^="tel:"]:visible')).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Book Exam' })).toHaveAttribute('href', bookingHref);
  const contact = menu.getByRole('link', { name: 'Contact', exact: true });
  await expect(contact).toHaveAttribute('aria-current', 'page');
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await contact.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the page behind the open menu doesn’t scroll until an item is chosen', async ({ page }) => {
  const { toggle, menu } = await openMenu(page, '/');
  await page.mouse.move(195, 760);
  await page.mouse.wheel(0, 600);
  await passTime(page, 150);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menu.locator('a[href="/#services"]').click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.locator('#services-heading')).toBeInViewport();
  // A menu left open doesn't lock a screen that has become wide.
  await page.evaluate(() => scrollTo(0, 0));
  await toggle.click();
  await page.setViewportSize({ width: 1024, height: 780 });
  await page.mouse.move(500, 600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('the open menu ends above a phone’s home bar @chromium', async ({ page }) => {
  const { menu } = await openMenu(page);
  const session = await page.context().newCDPSession(page);
  const insets = { bottom: 21, top: 0, left: 0, right: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width: 700, height: 390 });
  await expect(menu.locator('.menu-end')).toHaveCSS('padding-bottom', '21px');
});

scriptlessTest('the menu works without JavaScript', async ({ page }) => {
  const { toggle, menu } = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Book Exam' })).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
});
