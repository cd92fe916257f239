import type { Route } from '@playwright/test';
import { guides } from './support/content.ts';
import { holdIslands, hydrate, islandFile, untilAtLeisure } from './support/islands.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';

const navigationFile = islandFile('main-navigation');
const service = templates.service ?? '';
const { timer } = templates;
/** What the accordion beside a service lists. */
const subjects = new Set(service && guides.map(({ record }) => record.category));

/** What only React, Ark UI, and Vue contain. */
const libraries = /react\.dev\/errors|data-scope|__v_skip/;

quietTest(
  'no page runs a library until somebody uses it',
  { tag: ['@chromium', '@timed'] },
  async ({ page }) => {
    test.slow();
    await page.clock.install();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of Object.values(templates)) {
        await page.coverage.startJSCoverage();
        await page.goto(path);
        await untilAtLeisure(page);
        await page.clock.runFor(31_000);
        const scripts = await page.coverage.stopJSCoverage();
        const run = scripts.filter(({ functions }) => functions[0]?.ranges[0]?.count);
        expect(run.length, path).toBeGreaterThan(2);
        // At home, the announcement is due.
        const those = path === '/' ? /__v_skip/ : libraries;
        const used = run.filter(({ source }) => those.test(source ?? '')).map(({ url }) => url);
        expect(used, `${path} at ${width}`).toEqual([]);
      }
    }
  },
);

test('an island hydrates its own HTML, and its code is fetched once', async ({ page, request }) => {
  const html = await (await request.get(entryPage)).text();
  await page.goto(entryPage);
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator('[data-island="main-navigation"]')).toHaveAttribute('data-hydrated');
  const ids = await page
    .locator('[data-island="main-navigation"] [id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  const fetched = await page.evaluate(
    (file) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file)),
    navigationFile,
  );
  expect(fetched).toHaveLength(1);
});

quietTest('a press finds its code there once the visitor acts @timed', async ({ page }) => {
  quietTest.skip(!timer, 'No article has the timer.');
  await page.goto(timer ?? '');
  await untilAtLeisure(page);
  const button = page.getByRole('button', { name: 'Start timer' });
  const code = page.waitForResponse(`**${islandFile('break-timer')}`);
  await button.scrollIntoViewIfNeeded();
  await code;
  await expect(page.locator('[data-island="break-timer"]')).not.toHaveAttribute('data-hydrated');
  await page.route('**/*.js', (route) => route.abort());
  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible();
});

test('the next press hydrates an island whose code failed to load', async ({ page }) => {
  test.skip(subjects.size === 0, 'No service lists guides.');
  const name = 'helpful-articles';
  let isDown = true;
  await page.route(`**${islandFile(name)}`, (route) => (isDown ? route.abort() : route.continue()));
  const failure = () =>
    page.waitForEvent('console', (message) => message.text().includes(`"${name}"`));
  await page.goto(service);
  const island = page.locator(`[data-island="${name}"]`);
  const button = island.getByRole('button').first();
  const whenTouched = failure();
  await button.hover();
  await whenTouched;
  const whenPressed = failure();
  await button.click();
  await whenPressed;
  isDown = false;
  await button.click();
  await expect(island).toHaveAttribute('data-hydrated');
});

const broken = `export default { name: 'main-navigation', Component() { throw new Error('broken') } }`;

for (const [what, answer] of [
  ['fails to load', (route: Route) => route.abort()],
  ['throws', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: broken })],
] as const) {
  test(`an island whose code ${what} keeps its HTML`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(`**${navigationFile}`, answer);
    await page.goto('/sitemap');
    await page.getByRole('button', { name: 'Services' }).hover();
    const reports = () => errors.filter((text) => text.includes("isn't interactive"));
    await expect.poll(reports).toHaveLength(1);
    // Firefox also reports the file as an exception.
    expect(errors.filter((text) => /^exception: (?!Loading module)/.test(text))).toEqual([]);
    await expect(page.locator('#services-panel').getByRole('link').first()).toBeVisible();
  });
}

async function openBeforeHydration(page: Page, path: string) {
  const release = await holdIslands(page);
  await page.goto(path);
  const services = page.getByRole('button', { name: 'Services' });
  return { release, services, panel: page.locator('#services-panel') };
}

quietTest('services opened by keyboard before hydration stay open after it', async ({ page }) => {
  const { release, services, panel } = await openBeforeHydration(page, '/contact');
  await services.focus();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const first = panel.getByRole('link').first();
  await expect(first).toBeFocused();
  release();
  await hydrate(page, 'main-navigation');
  await expect(panel).toBeVisible();
  await expect(first).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
});

quietTest('an accordion section pressed before hydration opens after it', async ({ page }) => {
  quietTest.skip(subjects.size < 2, 'No service lists guides about two subjects.');
  const { release } = await openBeforeHydration(page, service);
  const buttons = page.locator('[data-island="helpful-articles"]').getByRole('button');
  const articles = page.locator('[data-part="item-content"]');
  await buttons.nth(0).click();
  await buttons.nth(1).press('Enter');
  release();
  await hydrate(page, 'helpful-articles');
  await expect(articles.nth(1)).toBeVisible();
  await expect(articles.and(page.locator(':visible'))).toHaveCount(1);
  await expect(buttons.nth(1)).toBeFocused();
});

quietTest('a button press before hydration is replayed once after it', async ({ page }) => {
  quietTest.skip(!timer, 'No article has the timer.');
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, print: () => calls.push('print') });
  });
  const { release } = await openBeforeHydration(page, timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible();
  await hydrate(page, 'copy-and-print');
  const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual(['print']);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await calls()).toEqual(['print', 'print']);
});
