import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { isNightly } from './support/nightly.ts';
import { backdrops } from './support/practice.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const sections = ['home', 'welcome', 'services', 'book'];
const colors = backdrops.map(({ headerColor }) => headerColor);

/** Opens the home page with its clock stopped: panes move when a test lets time pass. */
async function openHome(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await expect(page.locator('.pane[style*="opacity"]')).toHaveCount(4);
  await stopClock(page);
  await page.clock.runFor(1000);
}

/** Scrolls to where a section has come a share of its way through the screen. */
async function scrollThrough(page: Page, id: string, share: number) {
  await page.evaluate(
    async ([name, progress]) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      if (!box) throw new Error(`no section ${name}`);
      const top = box.top + scrollY - innerHeight + progress * (box.height + innerHeight);
      const scrolled = new Promise((resolve) =>
        addEventListener('scroll', resolve, { once: true }),
      );
      const before = scrollY;
      scrollTo({ top, behavior: 'instant' });
      if (scrollY !== before) await scrolled;
    },
    [id, share] as const,
  );
}

function opacityOf(page: Page, index: number) {
  return page
    .locator('.pane')
    .nth(index)
    .evaluate((pane) => Number(getComputedStyle(pane).opacity));
}

function headerColor(page: Page) {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--header-color'));
}

for (const width of isNightly ? [390, 1440] : [390]) {
  test(`at ${width} px each pane fades in and out with its section and colors the header @timed`, async ({
    page,
  }) => {
    await openHome(page, width);
    expect(await opacityOf(page, 0)).toBe(1);
    expect(await headerColor(page)).toBe(colors[0]);
    async function expectAt(id: string, share: number, opacity: number) {
      await scrollThrough(page, id, share);
      await page.clock.runFor(width < 768 ? 800 : 1500);
      expect(await opacityOf(page, sections.indexOf(id)), id).toBeCloseTo(opacity, 1);
    }
    await expectAt('home', 0.755, 0.5);
    await expectAt('home', 1, 0);
    for (const [index, id] of sections.entries()) {
      if (id === 'home') continue;
      await expectAt(id, 0.25, 0.5);
      await expectAt(id, 0.5, 1);
      expect(await headerColor(page)).toBe(colors[index]);
      if (id === 'book') continue;
      await expectAt(id, 0.75, 0.5);
      await expectAt(id, 1, 0);
    }
  });
}

test('panes are paired in order with the sections of the page that the background is named for @timed', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const elsewhere = /(?<=id="welcome" )data-page="home"/;
    const body = (await response.text()).replace(elsewhere, 'data-page="elsewhere"');
    await route.fulfill({ response, body });
  });
  await openHome(page, 390);
  for (const [index, id] of ['home', 'services', 'book'].entries()) {
    await scrollThrough(page, id, 0.5);
    await page.clock.runFor(800);
    expect(await opacityOf(page, index), id).toBeCloseTo(1, 1);
    expect(await headerColor(page), id).toBe(colors[index]);
  }
  expect(await opacityOf(page, 3)).toBe(0);
});

async function expectCatchingUp(page: Page, seconds: number) {
  await scrollThrough(page, 'welcome', 0.5);
  // The look at the scroll itself is limited on phones.
  await page.clock.runFor(120);
  await page.clock.runFor(seconds * 700);
  const late = await opacityOf(page, 1);
  expect(late).toBeGreaterThan(0.5);
  expect(late).toBeLessThan(1);
  await page.clock.runFor(seconds * 400);
  expect(await opacityOf(page, 1)).toBeCloseTo(1, 2);
}

test('at 1440 px a pane catches up with the scroll in 1 s, and a section colors the header from 15 % of its way on', async ({
  page,
}) => {
  await openHome(page, 1440);
  await expectCatchingUp(page, 1);
  await scrollThrough(page, 'services', 0.13);
  await page.clock.runFor(50);
  expect(colors.slice(0, 2)).toContain(await headerColor(page));
  await scrollThrough(page, 'services', 0.17);
  await page.clock.runFor(50);
  expect(await headerColor(page)).toBe(colors[2]);
});

test('at 390 px a pane catches up with the scroll in 0.5 s', async ({ page }) => {
  await openHome(page, 390);
  await expectCatchingUp(page, 0.5);
});

test('the address bar of a phone changes nothing, and each picture covers the screen, be it upright or square', async ({
  page,
}) => {
  await openHome(page, 390);
  await scrollThrough(page, 'welcome', 0.25);
  await page.clock.runFor(800);
  const before = await opacityOf(page, 1);
  expect(before).toBeCloseTo(0.5, 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.runFor(800);
  expect(await opacityOf(page, 1)).toBe(before);
  for (const [width, height] of [
    [390, 844],
    [1200, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sizes = await page
      .locator('.pane img')
      .evaluateAll((images) => images.map((image) => [image.clientWidth, image.clientHeight]));
    expect(sizes).toEqual(sections.map(() => [width, height]));
  }
});

test('reloading far down the page shows the pane of that section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/');
  await scrollThrough(page, 'services', 0.5);
  await page.reload();
  await expect.poll(() => opacityOf(page, 2)).toBeCloseTo(1);
  expect(await opacityOf(page, 0)).toBeCloseTo(0);
});

for (const [name, options] of [
  ['without JavaScript', { javaScriptEnabled: false }],
  ['for who prefers no motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`${name} the first pane stands still and no other is loaded`, async ({ browser }) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const pictures: string[] = [];
    page.on('request', (request) => {
      const [picture] = request.url().match(/background-\d/) ?? [];
      if (picture) pictures.push(picture);
    });
    await page.goto('/');
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState('networkidle');
    expect(new Set(pictures)).toEqual(new Set([backdrops[0].file.replace('.jpg', '')]));
    expect(await opacityOf(page, 0)).toBe(1);
    await expect(page.locator('.pane').nth(1).locator('img')).not.toBeVisible();
    await context.close();
  });
}
