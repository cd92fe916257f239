import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { articles, guides, posts, services } from '../../browser/support/content.ts';
import { bookingHref } from '../../browser/support/practice.ts';

const announcement = parse(readFileSync('content/practice/announcement.yaml', 'utf8'));

test('the home page has its title and hours', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/ \| Premium Eye Care in Towaco, NJ$/);
  for (const name of ['Exams and boutique, by appointment', 'Front desk', 'We answer the phone']) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
});

test('the home page announces the second location', async ({ page }) => {
  test.skip(announcement.location !== 'montville', 'The second location is open.');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'GRAND OPENING' });
  for (const text of ['ANNOUNCING', 'Coming Soon to Montville', 'Opening Soon']) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: "I'm Excited!" })).toBeVisible();
});

test('the myopia page offers a myopia consultation', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/services/myopia-management');
  const button = main.getByRole('link', { name: 'Schedule a Myopia Consultation' });
  await expect(button.first()).toHaveAttribute('href', bookingHref);
});

test('two service pages describe the organization in structured data', async ({ request }) => {
  for (const path of ['/services/myopia-management', '/services/eye-emergencies']) {
    expect(await (await request.get(path)).text(), path).toContain('"@type":"Organization"');
  }
});

test('the contact page has hours, and a hint against medical details', async ({ page }) => {
  await page.goto('/contact');
  const field = page.getByRole('textbox', { name: 'Your Message' });
  await expect(field).toHaveAccessibleDescription(/medical.*911/);
  const information = page.getByRole('region', { name: 'Contact Information' });
  await expect(information).toContainText('Monday - Thursday');
  await expect(information).toContainText('9:00 AM - 5:00 PM');
  await expect(information).toContainText('Monday-Friday 9am-5pm');
});

test('posts are prerendered, guides are rendered on request', () => {
  const isFile = ({ path }: { path: string }) => existsSync(`dist/client${path}.html`);
  expect([posts, guides].map((entries) => entries.filter(isFile).length)).toEqual([
    Math.min(posts.length, 3),
    0,
  ]);
});

const [longest] = articles
  .toSorted((one, other) => other.text.length - one.text.length)
  .map(({ path }) => path);
const withAllSigns = services.find(({ record }) => record.triage)?.path;

test('articles and home print on two pages, all signs on six', async ({ page }) => {
  for (const [path = '/', most] of [
    [longest, 2],
    [withAllSigns, 6],
    ['/', 2],
  ] as const) {
    await page.goto(path);
    expect(await countPages(page), path).toBeLessThanOrEqual(most);
  }
});

/** Returns the number of sheets that the browser prints this page on. */
async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
