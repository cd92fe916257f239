import { rgb as contrastRatio } from 'wcag-contrast';
import { channelsOf } from './accessibility/text-contrast.ts';
import { chooseTextSize } from './support/change-page.ts';
import { entryPage } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const sizes = ['Normal', 'Large', 'Larger', 'Largest'];

/** Opens the choices with the button of the header or the footer. */
async function openChoices(page: Page, part = 'footer') {
  await page.locator(`#root > ${part}`).getByRole('button', { name: 'Text size' }).click();
  return page.locator('#text-size');
}

/** Presses a size where the page is, without opening the choices. */
async function press(page: Page, index: number) {
  const radio = page.locator('[name="text-size"]').nth(index);
  await radio.evaluate((one: HTMLInputElement) => one.click());
}

async function choose(page: Page, title: string) {
  const panel = await openChoices(page);
  await panel.getByRole('radio', { name: title, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

async function expectChoice(page: Page, factor: number, isDim: boolean) {
  await expect(page.locator('html')).toHaveCSS('font-size', `${factor * 16}px`);
  await expect(page.locator('html')).toHaveCSS('color-scheme', isDim ? 'dark' : 'light dark');
}

/** Returns the colors of all elements, and the size of the text. */
function looksOf(page: Page) {
  return page.evaluate(() => {
    const colors = [...document.querySelectorAll('body, body *')].map((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return `${color} on ${backgroundColor}`;
    });
    return { colors, size: Number.parseFloat(getComputedStyle(document.body).fontSize) };
  });
}

test('each size enlarges the text around the one being read, in its colors', async ({ page }) => {
  await page.goto(entryPage);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const read = await page.evaluateHandle(
    () => document.elementsFromPoint(innerWidth / 3, innerHeight / 2)[0],
  );
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
  const before = await place();
  await press(page, 3);
  await expectChoice(page, 1.6, false);
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  const found: number[] = [];
  await press(page, 0);
  const { colors: normal } = await looksOf(page);
  for (const index of sizes.keys()) {
    await press(page, index);
    const { colors, size } = await looksOf(page);
    expect(colors).toEqual(normal);
    found.push(size);
  }
  expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(found);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await looksOf(page);
  await press(page, 0);
  expect(await looksOf(page)).toEqual(onPaper);
});

test('size and Comfort view are apart, and count before first paint', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/sitemap');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await choose(page, 'Larger');
  await expectChoice(other, 1.35, false);
  const panel = await openChoices(page, 'header');
  await panel.getByRole('checkbox', { name: 'Comfort view' }).check();
  await expectChoice(other, 1.35, true);
  await panel.getByRole('radio', { name: 'Normal' }).check();
  await expectChoice(other, 1, true);
  // A page restored from the back/forward cache may have an older choice.
  await other.evaluate(() => {
    document.documentElement.removeAttribute('data-dim');
    dispatchEvent(new Event('pageshow'));
  });
  await expectChoice(other, 1, true);
  // The page's own scripts would be too late for the first paint.
  await page.route('**/assets/entries/**', (route) => route.abort());
  for (const path of ['/', entryPage, '/no-such-page']) {
    const answer = await page.goto(path);
    await expectChoice(page, 1, true);
    const [tag] = (await answer?.text())?.match(/<script[^>]*before-first-paint[^>]*>/) ?? [];
    expect(tag, path).not.toMatch(/async|defer|module/);
  }
  expect(await context.cookies()).toEqual([]);
});

test('a step of Comfort view, saved before, is its size and dim', async ({ page }) => {
  await page.goto('/contact');
  for (const [saved, factor, isDim] of [
    ['0', 1, false],
    ['1', 1.15, true],
    ['3', 1.6, true],
  ] as const) {
    await page.evaluate((step) => localStorage.setItem('comfort-view', step), saved);
    await page.reload();
    await expectChoice(page, factor, isDim);
    const panel = await openChoices(page);
    await expect(panel.getByRole('radio').nth(Number(saved))).toBeChecked();
    await expect(panel.getByRole('checkbox')).toBeChecked({ checked: isDim });
  }
});

test('prefers-contrast sets Comfort view until the visitor has chosen', async ({ page }) => {
  await page.goto('/contact');
  await expectChoice(page, 1, false);
  await page.emulateMedia({ contrast: 'more' });
  await expectChoice(page, 1, true);
  await page.emulateMedia({ contrast: 'no-preference' });
  await expectChoice(page, 1, false);
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expectChoice(page, 1, true);
  await (await openChoices(page)).getByRole('checkbox').uncheck();
  await page.goto('/sitemap');
  await expectChoice(page, 1, false);
});

test('a phone’s header has phone, Instagram, and text size where all fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap');
  const header = page.locator('#root > header');
  const icons = header.locator('.header-icons').locator('a, button').filter({ visible: true });
  const inMenu = page.locator('#menu a[href*="instagram"]');
  await expect(icons.first()).toHaveAttribute('href', /^tel:/);
  await expect(icons.last()).toHaveAccessibleName('Text size');
  const hasProfile = (await icons.count()) > 2;
  for (const [width, size, isShown] of [
    [390, '0', true],
    [390, '1', false],
    [320, '0', false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await chooseTextSize(page, `${size} light`);
    await expect(icons).toHaveCount(hasProfile && isShown ? 3 : 2);
    if (!hasProfile) continue;
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(inMenu).toBeVisible({ visible: !isShown });
    await page.keyboard.press('Escape');
  }
});

scriptlessTest('without JavaScript, a dark system gets dark pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('.hero-poster')).toBeVisible();
  await expect(page.locator('[popovertarget="text-size"]:visible')).toHaveCount(0);
  const { color, ground } = await page.locator('html').evaluate((root) => {
    const { color, backgroundColor: ground } = getComputedStyle(root);
    return { color, ground };
  });
  expect(Math.max(...channelsOf(ground))).toBeLessThan(64);
  expect(contrastRatio(channelsOf(color), channelsOf(ground))).toBeGreaterThanOrEqual(7);
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
  await expectChoice(page, 1, false);
  await page.goto('/sitemap');
  await choose(page, 'Largest');
  await expectChoice(page, 1.6, false);
  expect(errors).toEqual([]);
});
