import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { backdrops } from './support/practice.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const sections = ['home', 'welcome', 'services', 'book'];

/** Scrolls a section to the middle of the screen. */
async function scrollTo(page: Page, id: string) {
  await page.evaluate(async (name) => {
    const box = document.getElementById(name)?.getBoundingClientRect();
    if (!box) throw new Error(`The page has no section #${name}.`);
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const [top, before] = [box.top + scrollY + (box.height - innerHeight) / 2, scrollY];
    window.scrollTo({ top, behavior: 'instant' });
    if (scrollY !== before) await scrolled;
  }, id);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await expect(page.locator('.pane[style*="opacity"]')).toHaveCount(4);
  await stopClock(page);
  for (const [index, id] of sections.entries()) {
    await scrollTo(page, id);
    await page.clock.runFor(1000);
    expect(await opacityOf(page, index), id).toBeCloseTo(1, 1);
    if (index > 0) expect(await opacityOf(page, index - 1), id).toBeLessThan(0.1);
    const header = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--header-color'),
    );
    expect(header, id).toBe(backdrops[index]?.headerColor);
  }
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
    expect(new Set(pictures)).toEqual(new Set([backdrops[0].file.replace('.jpg', '')]));
    expect(await opacityOf(page, 0)).toBe(1);
    await expect(page.locator('.pane').nth(1).locator('img')).not.toBeVisible();
    await context.close();
  });
}
