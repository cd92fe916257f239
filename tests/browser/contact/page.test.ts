import { partOf } from '../support/content.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { passTime } from '../support/page-time.ts';
import { callLink, mainLocation, openLocations, practice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const isOne = openLocations.length === 1;

/** Returns the path of a location's vCard; the main location has the practice's own. */
function cardPath({ slug }: { slug: string }): string {
  return slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

/** Formats `09:00` as `9:00 AM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${`${minute}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

test('the contact page says how to reach each location', async ({ page }) => {
  await page.goto('/contact');
  const information = page.getByRole('region', { name: partOf('/contact', 'information').heading });
  for (const name of Object.keys(practice.profiles)) {
    await expect(information.getByRole('link', { name: new RegExp(name, 'i') })).toBeVisible();
  }
  for (const location of openLocations) {
    const { address, schedules, phone, email } = location;
    await expect(information.locator(`a[href="${callLink(phone)}"]`)).toBeVisible();
    const place = isOne ? information : page.locator(`section#${location.slug}`);
    await expect(place).toContainText(address.street);
    for (const { days, opens, closes } of schedules.desk) {
      for (const shown of [days[0] ?? '', clock(opens), clock(closes)]) {
        await expect(place).toContainText(shown);
      }
    }
    for (const { days, opens } of schedules.phone) {
      await expect(place).toContainText(days[0] ?? '');
      await expect(place).toContainText(
        clock(opens).replace(/(?::00)? ([AP])M/, (_, half) => `${half.toLowerCase()}m`),
      );
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
  const section = page.getByRole('region', { name: partOf('/contact', 'map').heading });
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
  await expect(first).toHaveAttribute('href', callLink(mainLocation.phone));
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
    expect(card).toContain(callLink(location.phone));
  }
});

test('without delivery, the endpoint doesn’t exist', async ({ request, origin }) => {
  const headers = { Origin: origin };
  expect((await request.post('/api/contact', { data: {}, headers })).status()).toBe(404);
  expect((await request.get('/api/contact')).status()).toBe(404);
});
