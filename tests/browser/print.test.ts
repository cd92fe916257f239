import { expect, type Page, test } from '@playwright/test';

const paths = [
  ...[
    'vision-therapy-children',
    'sports-vision-training',
    'first-eye-exam',
    'replace-glasses',
    'contact-lens-care',
    'multifocal-contact-lenses',
    'designer-frame-trends',
    'lens-coating-options',
    'digital-eye-strain',
    'nutrition-for-vision',
    'latest-technology',
    'oct-scans',
  ].map((slug) => `/helpful-links/${slug}`),
  ...[
    'choosing-right-frames',
    'latest-eye-care-technology',
    'understanding-ocular-disease-management',
  ].map((slug) => `/blog/${slug}`),
  ...[
    'eye-exams',
    'eyewear',
    'contact-lenses',
    'disease-management',
    'dry-eye',
    'eye-strain',
    'myopia-management',
    'eye-emergencies',
  ].map((slug) => `/services/${slug}`),
];

test('guides, posts and services print on one or two pages of Letter and A4', async ({ page }) => {
  test.slow();
  const long: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const format of ['Letter', 'A4'] as const) {
      const count = await countPages(page, format);
      if (count > 2) long.push(`${path} on ${format}: ${count}`);
    }
  }
  expect(long).toEqual([]);
});

for (const path of [
  '/helpful-links/oct-scans',
  '/blog/choosing-right-frames',
  '/services/dry-eye',
]) {
  test(`${path} prints with the practice’s letterhead and without chrome`, async ({ page }) => {
    await page.goto(path);
    const letterhead = page.locator('.print-heading');
    await expect(letterhead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead).toContainText(/\(\d{3}\) \d{3}-\d{4}/);
    await expect(letterhead).toContainText(/, NJ \d{5}/);
    await expect(letterhead).toContainText(path);
    for (const chrome of ['.site-header', '.site-footer', '.breadcrumbs', '.skip-link']) {
      await expect(page.locator(chrome)).toBeHidden();
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').locator('[class*=button-]:visible')).toHaveCount(0);
  });
}

test('the home page prints as words: no picture, no button, no dark ground', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('img:visible, video:visible, [class*=button-]:visible')).toHaveCount(0);
  await expect(main.locator('.print-heading')).toBeVisible();
  await expect(page.locator('.hero-section')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.sheet').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await countPages(page, 'Letter')).toBeLessThanOrEqual(2);
});

test('the contact page prints how to reach the practice, without form and map', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-heading')).toBeVisible();
  await expect(page.locator('.contact-information')).toBeVisible();
  await expect(page.locator('form:visible, iframe:visible, .contact-send:visible')).toHaveCount(0);
});

test('the folded answers of a service are printed', async ({ page }) => {
  await page.goto('/services/dry-eye');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details.question p');
  expect(await answers.count()).toBeGreaterThanOrEqual(4);
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await expect(answer).toBeVisible();
  }
});

test('links of the text print with their path, and pictures are small', async ({ page }) => {
  await page.goto('/helpful-links/oct-scans');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose a').first();
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain((await link.getAttribute('href')) ?? '?');
  expect((await page.locator('.article-picture').boundingBox())?.width).toBeLessThan(200);
});

/** How many pages the browser prints this page on. */
async function countPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
