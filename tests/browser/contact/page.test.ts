import { describeHours, describeHoursBriefly } from '../../../domain/hours/week.ts';
import { phoneLink } from '../../../domain/practice/phone.ts';
import { pageNamed } from '../../unit/content/all-entries.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { passTime } from '../support/page-time.ts';
import { mainLocation, openLocations, practice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const isOne = openLocations.length === 1;

const { sections } = pageNamed('contact');

/** Returns the path of a location's vCard; the main location has the practice's own. */
function cardPath({ slug }: { slug: string }): string {
  return slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

test('the contact page says how to reach each location', async ({ page }) => {
  await page.goto('/contact');
  const information = page.getByRole('region', { name: sections.information.heading });
  for (const name of Object.keys(practice.profiles)) {
    await expect(information.getByRole('link', { name: new RegExp(name, 'i') })).toBeVisible();
  }
  for (const location of openLocations) {
    const { address, schedules, phone, email } = location;
    await expect(information.locator(`a[href="${phoneLink(phone)}"]`)).toBeVisible();
    const place = isOne ? information : page.locator(`section#${location.slug}`);
    await expect(place).toContainText(address.street);
    await expect(place).toContainText(describeHoursBriefly(schedules.phone));
    for (const { days, times } of describeHours(schedules.desk)) {
      await expect(place).toContainText(days);
      await expect(place).toContainText(times);
    }
    await expect(place.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    await expect(place.locator(`a[href="${cardPath(location)}"]`)).toBeVisible();
  }
});

test('each map is a lazy frame that loads only when it is scrolled to', async ({ page }) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.goto('/contact');
  await waitUntilHydrated(page, 'contact-form');
  await page.evaluate(async () => {
    document.querySelector('[data-island="map-frame"]')?.scrollIntoView({ behavior: 'instant' });
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await passTime(page, 800);
  await expect(page.locator('iframe'), 'scrolled past').toHaveCount(0);
  const section = page.getByRole('region', { name: sections.map.heading });
  for (const [index, { slug, address }] of openLocations.entries()) {
    const place = isOne ? section : section.locator(`section#${slug}`);
    await place.locator('[data-island="map-frame"]').scrollIntoViewIfNeeded();
    const map = place.locator('iframe');
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('title', new RegExp(address.street));
    const query = new URL((await map.getAttribute('src')) ?? '').searchParams.get('q');
    expect(query).toContain(address.street);
    expect((await map.boundingBox())?.height).toBe(450);
    expect(await page.locator('iframe').count()).toBe(index + 1);
    await expect(place).toContainText(address.street);
    await expect(place.locator('a[href*="google.com/maps/dir"]')).toBeVisible();
    await expect(place.locator('a[href*="maps.apple.com"]')).toBeVisible();
  }
});

test('a drawn street plan reserves the space of each map', async ({ page }) => {
  await page.goto('/contact');
  const plans = page.locator('.map-place .street-plan');
  await expect(plans).toHaveCount(openLocations.length);
  expect((await page.locator('.map-place').first().boundingBox())?.height).toBeGreaterThan(449);
});

test('on a small screen, the phone number comes before the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const first = page.getByRole('main').locator('a[href^="tel:"]').first();
  await expect(first).toHaveAttribute('href', phoneLink(openLocations[0].phone));
  await expect(first).toBeInViewport();
});

test('each location can be saved as a vCard', async ({ request }) => {
  for (const location of openLocations) {
    const path = cardPath(location);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(response.headers()['content-disposition']).toContain(path.slice(1));
    const card = await response.text();
    expect(card).toContain('BEGIN:VCARD\r\nVERSION:4.0\r\n');
    expect(card).toContain(phoneLink(location.phone));
  }
});

test('without delivery, the endpoint doesn’t exist', async ({ request, origin }) => {
  const headers = { Origin: origin };
  expect((await request.post('/api/contact', { data: {}, headers })).status()).toBe(404);
  expect((await request.get('/api/contact')).status()).toBe(404);
});
