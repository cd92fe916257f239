import { bookingHref, callLink, mainLocation } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const bar = (page: Page) => page.locator('.call-bar');

/** Three in the morning, when nobody answers the phone. */
const night = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2027, 2, 3, hour))).find(
  (moment) => hourAt(moment) === 3,
);

function hourAt(moment: Date): number {
  const { timeZone } = mainLocation;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(moment));
}

test('the home page’s bar begins below the hero and ends at the booking section', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(bar(page)).not.toBeInViewport();
  await expect(page.locator('#home a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  await page.locator('#welcome .button-line').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.goto('/#book');
  await expect(page.locator('.book-phone')).toBeInViewport();
  const bottom = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(1);
});

test('the bar covers neither the focused element nor the end of the page, and isn’t printed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/blog', '/contact', templates.search]) {
    await page.goto(path);
    await expect(bar(page).locator(`a[href="${bookingHref}"]`), path).toBeInViewport();
    const links = page.locator('main :is(a, input, textarea):visible:not(.call-bar *)');
    for (const link of (await links.all()).slice(0, 12)) {
      await link.focus();
      const isFree = await link.evaluate((element) => {
        const { top = innerHeight } =
          document.querySelector('.call-bar')?.getBoundingClientRect() ?? {};
        return element.getBoundingClientRect().top < top;
      });
      expect(isFree, `${path}: ${await link.innerText()}`).toBe(true);
    }
    const last = page.locator('footer a').last();
    await last.focus();
    await expect(bar(page), path).not.toBeInViewport();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('while nobody answers the phone, to write comes before to call', async ({ page }) => {
  test.skip(mainLocation.schedules.phone.length === 0, 'no phone hours');
  await page.clock.setFixedTime(night ?? 0);
  await page.setViewportSize(phone);
  await page.goto('/#book');
  await expect(page.locator('html')).toHaveAttribute('data-phone', 'unanswered');
  const [write, call] = await placesOf(page);
  if (call) expect(write).toBeLessThan(call);
  await expect(bar(page).locator('.by-phone')).toBeHidden();
  await expect(bar(page).locator('.by-message')).not.toBeHidden();
});

scriptlessTest('without JavaScript, to call comes first', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/#book');
  const [write = 0, call] = await placesOf(page);
  if (call) expect(call).toBeLessThan(write);
  await expect(bar(page).locator(`a[href="${callLink(mainLocation.phone)}"]`)).not.toBeHidden();
  await expect(bar(page).locator('.by-message')).toBeHidden();
});

/** Returns where the links to write and to call start in the booking section. */
async function placesOf(page: Page) {
  const boxes = ['.by-message', '.by-phone'].map((name) =>
    page.locator(`#book ${name}`).boundingBox(),
  );
  return (await Promise.all(boxes)).map((box) => box?.y);
}
