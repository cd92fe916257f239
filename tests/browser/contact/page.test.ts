import { describeHours, describeHoursBriefly } from '../../../content/hours/week.ts';
import { office, phoneLink, practice } from '../../../content/practice.ts';
import { sectionAt } from '../../unit/content/all-entries.ts';
import { expect, test } from '../support/test.ts';

test('the page says how to reach the practice', async ({ page }) => {
  await page.goto('/contact');
  const information = page.getByRole('region', { name: heading('information') });
  await expect(information).toContainText(office.address.street);
  await expect(information).toContainText(describeHoursBriefly(office.schedules.phone));
  for (const { days, times } of describeHours(office.schedules.desk)) {
    await expect(information).toContainText(days);
    await expect(information).toContainText(times);
  }
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    await expect(information.getByRole('link', { name })).toBeVisible();
  }
  await expect(information.locator(`a[href="${phoneLink(office.phone)}"]`)).toBeVisible();
  await expect(information.locator(`a[href="mailto:${practice.email}"]`)).toBeVisible();
  await expect(information.locator('a[href="/contact.vcf"]')).toBeVisible();
});

test('the map is a lazy frame of 450 px with the address as its query, and text before it', async ({
  page,
}) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('heading', { name: heading('map') }).scrollIntoViewIfNeeded();
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('title', new RegExp(office.address.street));
  const query = new URL((await map.getAttribute('src')) ?? '').searchParams.get('q');
  expect(query).toContain(office.address.street);
  expect((await map.boundingBox())?.height).toBe(450);
  const section = page.getByRole('region', { name: heading('map') });
  await expect(section).toContainText(office.address.street);
  await expect(section.locator('a[href*="google.com/maps/dir"]')).toBeVisible();
  await expect(section.locator('a[href*="maps.apple.com"]')).toBeVisible();
});

test('the contact can be saved as a vCard', async ({ request }) => {
  const response = await request.get('/contact.vcf');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(response.headers()['content-disposition']).toContain('contact.vcf');
  expect(await response.text()).toContain('BEGIN:VCARD\r\nVERSION:4.0\r\n');
});

test('without delivery there is no endpoint', async ({ request, origin }) => {
  const headers = { Origin: origin };
  expect((await request.post('/api/contact', { data: {}, headers })).status()).toBe(404);
  expect((await request.get('/api/contact')).status()).toBe(404);
});

function heading(section: string): string {
  return sectionAt('/contact', section).heading;
}
