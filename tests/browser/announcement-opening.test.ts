import { isNightly } from '../conditions.ts';
import { dialogOf, openHome, skipWithoutAnnouncement } from './support/announcement.ts';
import { hydrate, stopClock, untilAtLeisure } from './support/islands.ts';
import { expect, test } from './support/test.ts';

skipWithoutAnnouncement();

test('the announcement waits while a visitor does something else', async ({ page }) => {
  async function expectWaiting() {
    await page.clock.runFor(3000);
    await expect(dialogOf(page)).toBeHidden();
  }
  await page.clock.install();
  await openHome(page, async () => {
    await hydrate(page, 'main-navigation');
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.body.appendChild(field);
      field.focus();
    });
  });
  await stopClock(page);
  await expectWaiting();
  await page.getByRole('button', { name: 'Services' }).press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(dialogOf(page), 'soon after').toBeVisible();
});

test('the announcement opens only on its days in its location’s time zone', async ({ page }) => {
  const days = { from: '2040-01-10', until: '2040-01-10', timeZone: 'Asia/Tokyo' };
  const added = `,&quot;days&quot;:${JSON.stringify(days).replaceAll('"', '&quot;')}}"`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const island = /(data-island="announcement-dialog"[^>]* data-props="[^"]*)\}"/;
    const body = (await response.text()).replace(island, (_, before) => before + added);
    await route.fulfill({ response, body });
  });
  for (const [moment, isShown] of [
    ['2040-01-09T14:59:00Z', false],
    ['2040-01-09T15:00:00Z', true],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    await untilAtLeisure(page);
    await page.clock.runFor(3000);
    await expect(dialogOf(page), moment).toBeVisible({ visible: isShown });
  }
});

test('visitors of a section see the announcement only at the hero', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of isNightly ? ['services', 'team', 'book'] : ['book']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await untilAtLeisure(page);
    await page.clock.runFor(5000);
    await expect(dialogOf(page), id).toBeHidden();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(dialogOf(page)).toBeVisible();
});

test('the announcement doesn’t interrupt the way to a section', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, () => stopClock(page));
  // Booking, or the next section if booking is on another site.
  await page.locator('a:is([href$="#book"], [href="#welcome"]):visible').first().click();
  // Less than the scroll takes, and then more. The scroll itself doesn't follow the clock.
  await page.clock.runFor(200);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#home')).not.toBeInViewport();
  await page.clock.runFor(5000);
  await expect(dialogOf(page)).toBeHidden();
});
