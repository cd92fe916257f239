import { type Page, test } from '@playwright/test';
import { allRoutes } from '../../tests/browser/support/routes.ts';

// Nothing glides or plays, so that two runs show the same.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allRoutes, '/search?q=dry+eye', '/nothing-here']) {
  test(`the whole of ${path}`, async ({ page }) => {
    await page.goto(path);
    if (path === '/') await dismissAnnouncement(page);
    await loadPictures(page);
    await photograph(page, path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home');
  });
}

test('the announcement', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('dialog').waitFor();
  await photograph(page, 'state-announcement', false);
});

test('the menu', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: /^(Menu|Services)$/ }).click();
  await page.locator(':popover-open, [aria-expanded="true"]').first().waitFor();
  await photograph(page, 'state-menu', false);
});

test('the contact form, sent empty', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main form').scrollIntoViewIfNeeded();
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main form [type="submit"]').click();
  await photograph(page, 'state-form-errors', false);
});

async function photograph(page: Page, name: string, fullPage = true) {
  await page.screenshot({ path: `look/${test.info().project.name}-${name}.png`, fullPage });
}

async function dismissAnnouncement(page: Page) {
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Loads what would wait until it is near. */
async function loadPictures(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
