import { partOf } from '../support/content.ts';
import { startClock, stopClock, untilAtLeisure } from '../support/islands.ts';
import { callLink, mainLocation, openLocations, practice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

/** The path of a location's vCard; the main location has the practice's own. */
const cardPath = ({ slug }: { slug: string }) =>
  slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;

test('contact says how to reach each location, and then shows maps', async ({ page, request }) => {
  await page.route(/google\.com/, (route) => route.abort());
  await page.clock.install();
  await page.goto('/contact');
  const information = page.getByRole('region', { name: partOf('/contact', 'information').heading });
  for (const name of Object.keys(practice.profiles)) {
    await expect(information.getByRole('link', { name: new RegExp(name, 'i') })).toBeVisible();
  }
  for (const location of openLocations) {
    const { address, schedules, phone, email } = location;
    await expect(information.locator(`a[href="${callLink(phone)}"]`).first()).toBeVisible();
    await expect(information).toContainText(address.street);
    for (const { days } of [...schedules.desk, ...schedules.phone])
      await expect(information).toContainText(new RegExp(days.join('|')));
    await expect(information.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
    await expect(information.locator(`a[href="${cardPath(location)}"]`)).toBeVisible();
    const card = await request.get(cardPath(location));
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(card.headers()['content-disposition']).toContain(cardPath(location).slice(1));
    expect(await card.text()).toContain(callLink(phone).replace('tel:', ''));
  }
  await untilAtLeisure(page);
  await expect(page.locator('.map-place .street-plan')).toHaveCount(openLocations.length);
  await stopClock(page);
  const firstMap = page.locator('[data-map]').first();
  const scroll = (how: { isToMap: boolean }) =>
    firstMap.evaluate((place, { isToMap }) => {
      (isToMap ? place : document.body).scrollIntoView({ behavior: 'instant' });
      // Once a later observer knows, the page's own does.
      return new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting === isToMap && resolve(), {
          rootMargin: '200px',
        }).observe(place);
      });
    }, how);
  await scroll({ isToMap: true });
  await page.clock.runFor(300);
  await scroll({ isToMap: false });
  await page.clock.runFor(800);
  await expect(page.locator('iframe'), 'scrolled past').toHaveCount(0);
  await startClock(page);
  const section = page.getByRole('region', { name: partOf('/contact', 'map').heading });
  for (const { slug, address } of openLocations) {
    const place = section.locator(`[id="${slug}"]`);
    await place.locator('[data-map]').scrollIntoViewIfNeeded();
    const map = place.locator('iframe');
    await expect(map).toHaveAttribute('loading', 'lazy');
    expect(await map.getAttribute('title')).toContain(address.street);
    const query = new URL((await map.getAttribute('src')) ?? '').searchParams.get('q');
    expect(query).toContain(address.street);
    expect((await map.boundingBox())?.height).toBe(450);
    await expect(place).toContainText(address.street);
    for (const host of ['google.com/maps/dir', 'maps.apple.com'])
      await expect(place.locator(`a[href*="${host}"]`)).toBeVisible();
  }
});
