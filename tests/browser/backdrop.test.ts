import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { backdrops } from './support/practice.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sections = ['home', 'welcome', 'services', 'book'];

/**
 * Scrolls until this share of the way through a section lies behind: at 0 its top enters at the bottom of the
 * screen, at 1 its bottom leaves at the top.
 */
async function scrollThrough(page: Page, id: string, share: number) {
  await page.evaluate(
    async ([name, behind]) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      if (!box) throw new Error(`The page has no section #${name}.`);
      const scrolled = new Promise((resolve) =>
        addEventListener('scroll', resolve, { once: true }),
      );
      const before = scrollY;
      const top = scrollY + box.top - innerHeight + behind * (box.height + innerHeight);
      window.scrollTo({ top, behavior: 'instant' });
      if (scrollY !== before) await scrolled;
    },
    [id, share] as const,
  );
  await page.clock.runFor(1000);
}

/** Opens the home page and stops its clock once the panes follow the scroll. */
async function openHome(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await expect(page.locator('.pane[style*="opacity"]')).toHaveCount(4);
  await stopClock(page);
}

function headerColorOf(page: Page) {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--header-color'));
}

function opacityOf(page: Page, index: number) {
  return page
    .locator('.pane')
    .nth(index)
    .evaluate((pane) => Number(getComputedStyle(pane).opacity));
}

test('each section shows its pane and header color and fades the previous one @timed', async ({
  page,
}) => {
  await openHome(page, 390);
  for (const [index, id] of sections.entries()) {
    await scrollThrough(page, id, 0.5);
    expect(await opacityOf(page, index), id).toBeCloseTo(1, 1);
    if (index > 0) expect(await opacityOf(page, index - 1), id).toBeLessThan(0.1);
    expect(await headerColorOf(page), id).toBe(backdrops[index]?.headerColor);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px, a section colors the header after 15 % of its way, even if the page has grown @timed`, async ({
    page,
  }) => {
    await openHome(page, width);
    await page.evaluate(() =>
      document.getElementById('home')?.insertAdjacentHTML('afterend', '<p style="height:600px">'),
    );
    for (const [index, id] of [...sections.entries()].slice(1)) {
      await scrollThrough(page, id, 0.14);
      expect(await headerColorOf(page), id).toBe(backdrops[index - 1]?.headerColor);
      await scrollThrough(page, id, 0.16);
      expect(await headerColorOf(page), id).toBe(backdrops[index]?.headerColor);
    }
  });
}

test('on a phone, a change of the window’s height fades nothing @timed', async ({ page }) => {
  await openHome(page, 390);
  await scrollThrough(page, 'welcome', 0.3);
  const before = await opacityOf(page, 1);
  const resized = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('resize', () => resolve())),
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await resized;
  await page.clock.runFor(1000);
  expect(await opacityOf(page, 1)).toBe(before);
});

for (const [name, options] of [
  ['without JavaScript', { javaScriptEnabled: false }],
  ['with reduced motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`${name}, the first pane stays and no other is loaded`, async ({ browser }) => {
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
    expect(new Set(pictures)).toEqual(new Set([backdrops[0]?.file.replace('.jpg', '')]));
    expect(await opacityOf(page, 0)).toBe(1);
    await expect(page.locator('.pane').nth(1).locator('img')).not.toBeVisible();
    await context.close();
  });
}
