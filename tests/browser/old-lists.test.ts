import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, scriptlessTest, test } from './support/test.ts';

const plans: { plans?: { name: string }[]; asOf?: string } =
  parse(readFileSync('content/practice/plans.yaml', 'utf8')) ?? {};
const [first] = plans.plans ?? [];
const { asOf } = plans;

const dayAfter = (days: number) => new Date(Date.parse(`${asOf}T17:00:00Z`) + days * 86_400_000);

test('plans that nobody has checked for a year are folded, and open when pressed', async ({
  page,
}) => {
  test.skip(!first || !asOf, 'The practice lists no plan with a day.');
  const plan = page.getByText(first?.name ?? '', { exact: true });
  await page.clock.setFixedTime(dayAfter(365));
  await page.goto('/contact');
  await expect(page.locator('html[data-phone]')).toBeAttached();
  await expect(plan).toBeVisible();
  await expect(page.getByText('Call to be sure')).toBeHidden();
  await page.clock.setFixedTime(dayAfter(367));
  await page.reload();
  await expect(plan).toBeHidden();
  await expect(page.locator(`time[datetime="${asOf}"]`)).toBeVisible();
  await page.getByText('Call to be sure').click();
  await expect(plan).toBeVisible();
});

scriptlessTest('without JavaScript, plans stay, with their day', async ({ page }) => {
  scriptlessTest.skip(!first || !asOf, 'The practice lists no plan with a day.');
  await page.goto('/contact');
  await expect(page.getByText(first?.name ?? '', { exact: true })).toBeVisible();
  await expect(page.locator(`time[datetime="${asOf}"]`)).toBeVisible();
  await expect(page.getByText('Call to be sure')).toBeHidden();
});
