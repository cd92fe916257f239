import { readdirSync, readFileSync } from 'node:fs';
import { contrast } from './support/pixels.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

const steps = ['Off', 'Large text', 'Larger text', 'Largest text'];

async function choose(page: Page, title: string) {
  const panel = page.locator('#comfort-panel');
  await page.locator('.site-footer').getByRole('button', { name: 'Comfort view' }).click();
  await panel.getByRole('radio', { name: title, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

function shownStep(page: Page) {
  return page.locator('html').getAttribute('data-comfort');
}

async function textSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

async function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('each step enlarges the text, and the ground turns dim', async ({ page }) => {
  await page.goto('/contact');
  const light = await ground(page);
  const sizes: number[] = [];
  for (const title of steps) {
    await choose(page, title);
    sizes.push(await textSize(page));
  }
  expect([...sizes].sort((one, other) => one - other)).toEqual(sizes);
  expect(new Set(sizes).size).toBe(4);
  expect(await ground(page)).not.toBe(light);
  await choose(page, 'Off');
  expect(await ground(page)).toBe(light);
});

test('the header has the control too: in its bar on wide screens, in its menu on phones', async ({
  page,
}) => {
  await page.goto('/blog');
  const header = page.locator('.site-header');
  await header.getByRole('button', { name: 'Comfort view' }).click();
  await expect(page.getByRole('group', { name: 'Comfort view' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Comfort view' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Comfort view' }).click();
  await page.getByRole('radio', { name: 'Larger text' }).check();
  expect(await shownStep(page)).toBe('2');
});

test('the choice is kept on the device, for every page, and set before the first paint', async ({
  page,
}) => {
  await page.goto('/contact');
  await choose(page, 'Larger text');
  // Whatever the page's own scripts do comes too late for this.
  await page.route('**/assets/entries/**', (route) => route.abort());
  for (const path of ['/', templates.service, '/no-such-page']) {
    await page.goto(path);
    expect(await shownStep(page), path).toBe('2');
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('the script that sets it holds up the page for as little as possible', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const [tag, source = ''] =
    head.match(/<script[^>]*src="([^"]*apply-comfort-view[^"]*)"[^>]*>/) ?? [];
  expect(tag, 'it must come before the first paint').not.toMatch(/async|defer|module/);
  const answer = await request.get(source);
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await answer.body()).length).toBeLessThan(1024);
});

for (const wish of [{ colorScheme: 'dark' }, { contrast: 'more' }] as const) {
  test(`a first visit follows the system's wish ${JSON.stringify(wish)}, and a choice outweighs it`, async ({
    page,
  }) => {
    await page.emulateMedia(wish);
    await page.goto('/contact');
    expect(await shownStep(page)).toBe('1');
    await choose(page, 'Off');
    await page.goto('/blog');
    expect(await shownStep(page)).toBe('0');
  });
}

test('the page follows when the system changes its mind, until the visitor has chosen', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '1');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '0');
});

test('without JavaScript the system’s wish holds, and no control is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('[popovertarget="comfort-panel"]:visible')).toHaveCount(0);
  await expect(page.locator('.hero-poster')).toBeHidden();
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return { color, backgroundColor };
  });
  await context.close();
  const [text = [], ground = []] = [colors.color, colors.backgroundColor].map((color) =>
    (color.match(/\d+/g) ?? []).map(Number),
  );
  expect(ground.every((channel) => channel < 64)).toBe(true);
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
});

test('blocked storage breaks nothing: the choice holds for the page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  await choose(page, 'Largest text');
  expect(await shownStep(page)).toBe('3');
  expect(errors).toEqual([]);
});

test('nonsense in the storage counts as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('comfort-view', '7"><script>'));
  await page.goto('/contact');
  expect(await shownStep(page)).toBe('0');
});

test('another tab follows', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/contact');
  await other.goto('/blog');
  await choose(one, 'Large text');
  await expect(other.locator('html')).toHaveAttribute('data-comfort', '1');
});

test('the control answers within 50 ms', async ({ page }) => {
  await page.goto(templates.guide);
  await page.locator('.site-footer').getByRole('button', { name: 'Comfort view' }).click();
  const milliseconds = await page.evaluate(() => {
    const times = ['1', '2', '3', '0', '3', '1', '0', '2'].map((step) => {
      const radio = document.querySelector<HTMLInputElement>(
        `[name="comfort-step"][value="${step}"]`,
      );
      const start = performance.now();
      radio?.click();
      document.body.getBoundingClientRect();
      return performance.now() - start;
    });
    // The best of several: what the page needs, without what the machine does besides.
    return Math.min(...times);
  });
  expect(milliseconds).toBeLessThan(50);
});

test('nothing moves and no photo stands behind text', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('comfort-view', '1'));
  await page.goto('/');
  await expect(
    page.locator('.hero-poster, .hero-loop, .backdrop').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('.card img').first()).toBeVisible();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      }).length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('paper keeps the site’s own look', async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  const plain = await page.evaluate(() => getComputedStyle(document.body).cssText);
  await page.emulateMedia({ media: 'screen' });
  await choose(page, 'Largest text');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).cssText)).toBe(plain);
});

test('every colour of the site comes from the tokens', () => {
  const folders = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const sources = folders.filter((file) => /\.(css|tsx)$/.test(file) && !/tokens|print/.test(file));
  const fixed = sources.filter((file) =>
    /#[0-9a-f]{6}\b/i.test(readFileSync(`components/${file}`, 'utf8')),
  );
  expect(fixed).toEqual([]);
});
