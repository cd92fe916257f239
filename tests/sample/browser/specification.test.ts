import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { guides, posts } from '../../browser/support/content.ts';

test('the announcement says what opens and where', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'GRAND OPENING' });
  for (const text of ['ANNOUNCING', 'Coming Soon to Montville', 'Opening Soon']) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: "I'm Excited!" })).toBeVisible();
});

test('the home page’s title has the practice’s promise and its town', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/ \| Premium Eye Care in Towaco, NJ$/);
});

test('hours are given for exams and boutique, front desk, and phone', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const name of ['Exams and boutique, by appointment', 'Front desk', 'We answer the phone']) {
    expect(html).toContain(`>${name}</h3>`);
  }
});

test('the myopia page offers a myopia consultation', async ({ page }) => {
  await page.goto('/services/myopia-management');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: 'Schedule a Myopia Consultation' });
  await expect(button.first()).toHaveAttribute('href', '/#book');
});

test('the emergencies page lists four levels, the most urgent first', async ({ page }) => {
  await page.goto('/services/eye-emergencies');
  const levels = page.getByRole('main').getByRole('heading', { level: 3 });
  expect((await levels.allInnerTexts()).slice(0, 4)).toEqual([
    expect.stringMatching(/^Call 911/),
    expect.stringMatching(/^Call now, day or night/),
    expect.stringMatching(/^Call us today/),
    expect.stringMatching(/^Book a visit soon/),
  ]);
});

test('two service pages describe the organization in structured data', async ({ request }) => {
  for (const path of ['/services/myopia-management', '/services/eye-emergencies']) {
    expect(await (await request.get(path)).text(), path).toContain('"@type":"Organization"');
  }
});

test('the message field’s hint warns against medical details and names 911', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveAccessibleDescription(
    /medical.*911/,
  );
});

test('the contact page has the front desk’s hours', async ({ page }) => {
  await page.goto('/contact');
  const information = page.getByRole('region', { name: 'Contact Information' });
  await expect(information).toContainText('Monday - Thursday');
  await expect(information).toContainText('9:00 AM - 5:00 PM');
  await expect(information).toContainText('Monday-Friday 9am-5pm');
});

test('posts are prerendered, guides are rendered on request', () => {
  const isFile = ({ path }: { path: string }) => existsSync(`dist/client${path}.html`);
  expect([posts, guides].map((entries) => entries.filter(isFile).length)).toEqual([3, 0]);
});
