import sharp from 'sharp';
import { fillForm, sendButton } from '../../tests/browser/contact/form.ts';
import { waitUntilHydrated } from '../../tests/browser/support/hydrated.ts';
import { templates } from '../../tests/browser/support/templates.ts';
import { expect, type Page, quietTest, test } from '../../tests/browser/support/test.ts';
import { patientPages, services } from '../../tests/unit/content/all-entries.ts';
import { shotFile } from './contact-sheets.ts';

// Nothing glides or plays, so that two runs show the same.
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(still);
quietTest.use(still);

/** How long panes and entrances take to come to rest, in milliseconds. */
const rest = 1200;

const wholePages = new Set([
  ...Object.values(templates),
  ...patientPages.map(({ path }) => path),
  services.at(-1)?.path ?? '/',
  '/search?q=qqqqqqqq',
  '/helpful-links',
  '/sitemap',
]);

for (const path of wholePages) {
  quietTest(`the whole of ${path}`, async ({ page }) => {
    await page.goto(path);
    await loadPictures(page);
    await photograph(page, nameOf(path), true);
  });
}

quietTest('the home page, screen by screen, with its panes', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await loadPictures(page);
  const { height = 0 } = page.viewportSize() ?? {};
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const screens: Buffer[] = [];
  for (let top = 0; top < length; top += height) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(rest);
    screens.push(await page.screenshot());
  }
  const joined = { join: { across: 1, shim: 6 } };
  await sharp(screens, joined).png().toFile(shotFile('home-scrolled', test.info().project.name));
});

test('the announcement', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('dialog').waitFor();
  await photograph(page, 'state-announcement');
});

quietTest('the menu of phones, or the services', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: /^(Menu|Services)$/ }).click();
  await page.locator(':popover-open, [aria-expanded="true"]').first().waitFor();
  await photograph(page, 'state-menu');
});

quietTest('the contact form, sent empty', async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await photograph(page, 'state-form-errors');
});

quietTest('the contact form, sent', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await sendButton(page).click();
  await page.locator('.toast').waitFor();
  await photograph(page, 'state-form-sent');
});

quietTest('an open category of articles, and an open question', async ({ page }) => {
  await page.goto(templates.service);
  await loadPictures(page);
  await page.locator('.question summary').first().click();
  await page.locator('.accordion-trigger').first().scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'helpful-articles');
  await page.locator('.accordion-trigger').first().click();
  await photograph(page, 'state-accordion', true);
});

quietTest('suggestions of the search', async ({ page }) => {
  await page.goto(templates.search);
  const box = page.getByPlaceholder('Search our site...').first();
  await box.focus();
  await waitUntilHydrated(page, 'search-box');
  await box.fill('');
  await box.pressSequentially('dry');
  await page.getByRole('option').first().waitFor();
  await photograph(page, 'state-suggestions');
});

for (const path of [templates.home, templates.service, templates.contact]) {
  quietTest(`${path} in Comfort view`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('comfort-view', '2'));
    await page.goto(path);
    await loadPictures(page);
    await photograph(page, `comfort-${nameOf(path)}`, true);
  });
}

for (const path of [templates.home, templates.service, templates.guide]) {
  quietTest(`${path} on paper`, { tag: '@paper' }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await loadPictures(page);
    await photograph(page, `print-${nameOf(path)}`, true);
  });
}

async function openForm(page: Page) {
  await page.goto(templates.contact);
  await sendButton(page).scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'contact-form');
}

function nameOf(path: string): string {
  return path.replaceAll(/\W+/g, '-').slice(1) || 'home';
}

async function photograph(page: Page, name: string, fullPage = false) {
  await page.screenshot({ path: shotFile(name, test.info().project.name), fullPage });
}

/** Loads what would wait until it is near, and lets the page say whether the office is open. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  await expect(page.locator('.open-now:empty')).toHaveCount(0);
}
