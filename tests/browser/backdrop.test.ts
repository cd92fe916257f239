import { backdrops } from '../../content/brand.ts';
import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { passTime } from './support/page-time.ts';
import { expect, type Page, test } from './support/test.ts';

const sections = backdrops.home.map(({ section }) => section);
const colors = backdrops.home.map(({ headerColor }) => headerColor);

async function openHome(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await expect(page.locator('.pane[style*="opacity"]')).toHaveCount(4);
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
    .evaluate((pane) => Math.round(Number(getComputedStyle(pane).opacity) * 50) / 50);
}

function exactOpacity(element: Element) {
  return getComputedStyle(element).opacity;
}

function headerColor(page: Page) {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--header-color'));
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px each pane fades in and out with its section`, async ({ page }) => {
    test.setTimeout(60_000);
    await openHome(page, width);
    expect(await opacityOf(page, 0)).toBe(1);
    expect(await headerColor(page)).toBe(colors[0]);
    for (const [index, id] of sections.entries()) {
      if (index > 0) {
        await scrollThrough(page, id, 0.25);
        await expect.poll(() => opacityOf(page, index)).toBeCloseTo(0.5, 1);
        await scrollThrough(page, id, 0.5);
        await expect.poll(() => opacityOf(page, index)).toBe(1);
        await expect.poll(() => headerColor(page)).toBe(colors[index]);
      }
      if (id === 'book') continue;
      await scrollThrough(page, id, index === 0 ? 0.755 : 0.75);
      await expect.poll(() => opacityOf(page, index)).toBeCloseTo(0.5, 1);
      await scrollThrough(page, id, 1);
      await expect.poll(() => opacityOf(page, index)).toBe(0);
    }
  });
}

for (const [width, seconds] of [
  [1440, 1],
  [390, 0.5],
] as const) {
  test(`at ${width} px a pane catches up with the scroll in ${seconds} s`, async ({ page }) => {
    await page.clock.install();
    await openHome(page, width);
    await stopClock(page);
    await page.clock.runFor(1000);
    await scrollThrough(page, 'welcome', 0.5);
    // The look at the scroll itself is limited on phones.
    await page.clock.runFor(120);
    await page.clock.runFor(seconds * 700);
    const late = Number(await page.locator('.pane').nth(1).evaluate(exactOpacity));
    expect(late).toBeGreaterThan(0.5);
    expect(late).toBeLessThan(1);
    await page.clock.runFor(seconds * 400);
    expect(Number(await page.locator('.pane').nth(1).evaluate(exactOpacity))).toBeCloseTo(1, 2);
  });
}

test('the address bar of a phone changes nothing, the height of a window does', async ({
  page,
}) => {
  await openHome(page, 390);
  await scrollThrough(page, 'welcome', 0.25);
  await expect.poll(() => opacityOf(page, 1)).toBeCloseTo(0.5, 1);
  await passTime(page, 600);
  const before = await opacityOf(page, 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await passTime(page, 1000);
  expect(await opacityOf(page, 1)).toBe(before);
  await page.setViewportSize({ width: 800, height: 844 });
  await scrollThrough(page, 'welcome', 0.5);
  await expect.poll(() => opacityOf(page, 1)).toBe(1);
});

test('reloading far down the page shows the pane of that section', async ({ page }) => {
  await openHome(page, 1440);
  await scrollThrough(page, 'services', 0.5);
  await expect.poll(() => opacityOf(page, 2)).toBe(1);
  await page.reload();
  await expect.poll(() => opacityOf(page, 2)).toBe(1);
  expect(await opacityOf(page, 0)).toBe(0);
});

test('only opacity and transform are ever written to a pane', async ({ page }) => {
  await openHome(page, 1440);
  await scrollThrough(page, 'services', 0.3);
  await passTime(page, 500);
  const written = await page
    .locator('.pane')
    .evaluateAll((panes) => panes.flatMap((pane) => [...(pane as HTMLElement).style]));
  expect(written.filter((name) => !['opacity', 'transform'].includes(name))).toEqual([]);
});

test('the backdrop names its page and its container', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.pane-container[data-page-name="home"] .pane')).toHaveCount(4);
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
    expect(new Set(pictures)).toEqual(new Set([backdrops.home[0].image.replace('.jpg', '')]));
    expect(await opacityOf(page, 0)).toBe(1);
    await expect(page.locator('.pane').nth(1).locator('img')).not.toBeVisible();
    await context.close();
  });
}

test('text stands on a ground that keeps 4.5:1 over any picture', async ({ page }) => {
  await page.goto('/');
  const ratios = await page.evaluate(() => {
    type Color = [number, number, number, number];
    function read(text: string): Color {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    }
    function luminance(color: readonly number[]) {
      const [red = 0, green = 0, blue = 0] = color.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function contrast(one: readonly number[], other: readonly number[]) {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    return [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
      const [red, green, blue, alpha] = read(getComputedStyle(sheet).backgroundColor);
      const grounds = [0, 255].map((behind) =>
        [red, green, blue].map((channel) => channel * alpha + behind * (1 - alpha)),
      );
      return [...sheet.querySelectorAll(':is(p, h2, h3, h4, dt, dd, a:not(.button-gold))')].map(
        (element) => {
          const [r, g, b] = read(getComputedStyle(element).color);
          return Math.min(...grounds.map((ground) => contrast([r, g, b], ground)));
        },
      );
    });
  });
  expect(ratios.length).toBeGreaterThan(0);
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});
