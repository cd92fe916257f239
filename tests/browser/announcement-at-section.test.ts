import { isNightly } from '../conditions.ts';
import { holdDialog, isAnnouncing } from './support/announcement.ts';
import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { islandFile } from './support/islands.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Sections that links on other pages lead to. */
const sections = isNightly ? ['services', 'team', 'book'] : ['book'];
const widths = isNightly ? [390, 1440] : [390];

test.beforeEach(async ({ page, request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice has no announcement.');
  await page.clock.install();
});

async function expectNoDialog(page: Page, message: string) {
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog'), message).toBeHidden();
}

for (const width of widths) {
  test(`at ${width} px, the announcement leaves visitors of a section alone until they see the hero`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const id of sections) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await waitUntilHydrated(page, 'announcement-dialog');
      await expectNoDialog(page, id);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`at ${width} px, the announcement doesn’t interrupt the way to a section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdDialog(page);
    await Promise.all([
      page.waitForRequest(`**${islandFile('announcement-dialog')}`),
      page.goto('/'),
    ]);
    await stopClock(page);
    await release();
    // Booking, or the next section if booking is on another site.
    await page.locator('a:is([href$="#book"], [href="#welcome"]):visible').first().click();
    // Less than the scroll takes.
    await page.clock.runFor(200);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#home')).not.toBeInViewport();
    await expectNoDialog(page, page.url());
  });
}
