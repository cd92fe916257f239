import { openState } from '../../domain/hours/calendar.ts';
import { isNightly } from '../conditions.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import { readThrough, shiftsOf } from './accessibility/find-faults.ts';
import { bookingHref, calendars, callLink, mainLocation, momentWhen } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });
const bar = (page: Page) => page.locator('.call-bar');

test('on the home page, the bar is between hero and booking', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).not.toBeInViewport();
  for (const call of await page.locator('#home a[href^="tel:"]').all())
    await expect(call).toBeInViewport({ ratio: 1 });
  await page.locator('#welcome .button-line').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.goto('/#book');
  for (const call of await page.locator('.book-phone').all()) await expect(call).toBeInViewport();
  await expect.poll(async () => (await topOf(page, '.call-bar')) ?? 0).toBeLessThan(-40);
});

test('the bar covers neither the focus nor the end of the page', async ({ page }) => {
  await page.goto(templates.search);
  await expect(bar(page).locator(`a[href="${bookingHref}"]`)).toBeInViewport();
  const links = page.locator('main :is(a, input, textarea):visible:not(.call-bar *)');
  for (const link of (await links.all()).slice(0, 12)) {
    await link.focus();
    const { y = 0 } = (await link.boundingBox()) ?? {};
    const end = (await topOf(page, '.call-bar')) ?? phone.height;
    expect(y, await link.innerText()).toBeLessThan(end);
  }
  await page.locator('footer a:visible').last().focus();
  const end = await bar(page).boundingBox();
  const footer = await page.locator('.site-footer > *').first().boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(footer?.y ?? 0));
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('while nobody answers the phone, to write comes before to call', async ({ page }) => {
  const moment = momentWhen((at) => calendars.every((one) => !openState(at, one).isAnswered));
  await page.clock.setFixedTime(moment ?? 0);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-phone', 'unanswered');
  const call = await topOf(page, '#book .by-phone:visible');
  if (call) expect(await topOf(page, '#book .by-message')).toBeLessThan(call);
  await expect(bar(page).locator('.by-phone:visible')).toHaveCount(0);
  await expect(bar(page).locator('.by-message')).not.toBeHidden();
  // Buttons of a first view don't move when the hours are known.
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-phone', 'unanswered');
  await readThrough(page);
  expect(await shiftsOf(page)).toEqual([]);
});

scriptlessTest('without JavaScript, to call is first, and no line empty', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const write = (await topOf(page, '#book .by-message')) ?? 0;
  const call = await topOf(page, '#book .by-phone:visible');
  if (call) expect(call).toBeLessThan(write);
  await expect(bar(page).locator(`a[href="${callLink(mainLocation.phone)}"]`)).not.toBeHidden();
  await expect(bar(page).locator('.by-message')).toBeHidden();
  const lines = page.locator('#root > footer [data-open-now]');
  await expect(lines).toHaveCount(calendars.length);
  await expect(lines.filter({ visible: true })).toHaveCount(0);
});

const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  phone,
  { width: 844, height: 390 },
  { width: 390, height: 664 },
].slice(0, isNightly ? 5 : 2);

test('a link to booking lands on a single screen with all its words', async ({ page }) => {
  const book = page.locator('#book');
  for (const { width, height } of screens) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto('/#book', { waitUntil: 'domcontentloaded' });
    await expect(book).toBeFocused();
    // The longer a line says when it opens again, the less room is left.
    await expect(book.locator('[data-open-now]:empty')).toHaveCount(0);
    const distance = async () => Math.abs((await book.boundingBox())?.y ?? height);
    await expect.poll(distance, { message: size }).toBeLessThan(1.5);
    expect((await book.boundingBox())?.height, size).toBeCloseTo(height, 0);
    const header = (await page.locator('#root > header').boundingBox())?.height ?? 0;
    const cutOff = await page.locator('[data-pupil] :is(h2, p, a):visible').evaluateAll(
      (words, edge) =>
        words.filter((word) => {
          const { left, right, top, bottom } = word.getBoundingClientRect();
          return top < edge || bottom > innerHeight + 1 || left < 0 || right > innerWidth;
        }).length,
      header,
    );
    expect(cutOff, size).toBe(0);
    expect(await findCrowding(page, '#book'), size).toEqual([]);
    if (width > phone.width) continue;
    const link = await page.locator('.pupil-link').boundingBox();
    for (const button of await page.locator('[data-pupil] [class*="button-"]:visible').all()) {
      const box = (await button.boundingBox()) ?? { y: 0, height: 0 };
      expect(box.y, 'a thumb reaches it').toBeGreaterThan(height / 2);
      expect(link?.y ?? height).toBeGreaterThanOrEqual(box.y + box.height);
    }
  }
  await expect(page.locator('#book .hours')).toHaveCount(0);
  expect(await page.locator('#book + section .hours').count()).toBeGreaterThan(0);
  const place = () =>
    book.evaluate((eye) => {
      const pupil = eye.querySelector('[data-pupil]') ?? eye;
      return pupil.getBoundingClientRect().top - eye.getBoundingClientRect().top;
    });
  const landed = await place();
  await page.mouse.wheel(0, -400);
  expect(await place(), 'moves despite reduced motion').toBe(landed);
  await expect(page.locator('[data-pupil]')).toHaveCSS('clip-path', 'none');
});

/** Returns the top of the first such element, or nothing if there is none in view. */
async function topOf(page: Page, selector: string): Promise<number | undefined> {
  const [first] = await page.locator(selector).all();
  return (await first?.boundingBox())?.y;
}
