import { contrastRatio } from '#build/content/checks/contrast.ts';
import { channelsOf } from './accessibility/text-contrast.ts';
import { entryPage } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const steps = ['Off', 'Large text', 'Larger text', 'Largest text'];

async function choose(page: Page, title: string) {
  const panel = page.locator('#comfort-panel');
  await page.locator('#root > footer').getByRole('button', { name: 'Comfort view' }).click();
  await panel.getByRole('radio', { name: title, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

async function expectStep(page: Page, step: string) {
  const mark = step === '0' ? ':not([data-comfort])' : `[data-comfort='${step}']`;
  await expect(page.locator(`html${mark}`)).toBeAttached();
}

function styleOf(page: Page) {
  return page.evaluate(() => {
    const { fontSize, lineHeight, color } = getComputedStyle(document.body);
    return `${fontSize} ${lineHeight} ${color}`;
  });
}

test('each step enlarges the text around the one being read', async ({ page }) => {
  await page.goto(entryPage);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const read = await page.evaluateHandle(
    () => document.elementsFromPoint(innerWidth / 3, innerHeight / 2)[0],
  );
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
  const before = await place();
  const largest = page.locator('[name="comfort-step"]').last();
  await largest.evaluate((radio: HTMLInputElement) => radio.click());
  await expectStep(page, '3');
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  const sizes: number[] = [];
  for (const title of steps) {
    await choose(page, title);
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    sizes.push(Number.parseFloat(size));
  }
  expect(sizes.toSorted((one, other) => one - other)).toEqual(sizes);
  expect(new Set(sizes).size).toBe(4);
  const onScreen = await styleOf(page);
  await page.emulateMedia({ media: 'print' });
  const comfortable = await styleOf(page);
  await page.emulateMedia({ media: 'screen' });
  await choose(page, 'Off');
  expect(await styleOf(page)).not.toBe(onScreen);
  await page.emulateMedia({ media: 'print' });
  expect(await styleOf(page)).toBe(comfortable);
});

test('the choice counts on all pages before their first paint', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/sitemap');
  await page.goto('/contact');
  await choose(page, 'Larger text');
  await expectStep(other, '2');
  // A page restored from the back/forward cache may have an older choice.
  await other.evaluate(() => {
    document.documentElement.removeAttribute('data-comfort');
    dispatchEvent(new Event('pageshow'));
  });
  await expectStep(other, '2');
  // The page's own scripts would be too late for the first paint.
  await page.route('**/assets/entries/**', (route) => route.abort());
  for (const path of ['/', entryPage, '/no-such-page']) {
    const answer = await page.goto(path);
    await expectStep(page, '2');
    const [tag] = (await answer?.text())?.match(/<script[^>]*before-first-paint[^>]*>/) ?? [];
    expect(tag, path).not.toMatch(/async|defer|module/);
  }
  expect(await context.cookies()).toEqual([]);
});

test('prefers-contrast turns it on and off until the visitor has chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await expectStep(page, '0');
  await page.emulateMedia({ contrast: 'more' });
  await expectStep(page, '1');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expectStep(page, '0');
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expectStep(page, '1');
  await choose(page, 'Off');
  await page.goto('/sitemap');
  await expectStep(page, '0');
});

scriptlessTest('without JavaScript, a dark system gets dark pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('.hero-poster')).toBeVisible();
  await expect(page.locator('[popovertarget="comfort-panel"]:visible')).toHaveCount(0);
  const [text = [], ground = []] = await page
    .locator('html')
    .evaluate((root) => {
      const { color, backgroundColor } = getComputedStyle(root);
      return [color, backgroundColor];
    })
    .then((colors) => colors.map(channelsOf));
  expect(Math.max(...ground)).toBeLessThan(64);
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(7);
});

test('blocked or invalid storage causes no errors', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        if (location.pathname === '/contact') return { getItem: () => '7"><script>' };
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expectStep(page, '0');
  await page.goto('/sitemap');
  await choose(page, 'Largest text');
  await expectStep(page, '3');
  expect(errors).toEqual([]);
});
