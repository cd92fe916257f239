import { readFileSync } from 'node:fs';
import { hasSample, isNightly } from '../conditions.ts';
import { guides } from './support/content.ts';
import { holdIslands, islandFile, untilAtLeisure } from './support/islands.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, quietTest, test } from './support/test.ts';

const navigationFile = islandFile('main-navigation');
const service = templates.service ?? '';
const { timer } = templates;
/** What the accordion beside a service lists. */
const subjects = new Set(service && guides.map(({ record }) => record.category));

/** What only React, Ark UI, and Vue contain. */
const libraries = /react\.dev\/errors|data-scope|__v_skip/;

/** React alone is eight times as large. What every page loads when idle has the hours of each office, in two languages. */
const mostBytes = hasSample ? 26 * 1024 : 28 * 1024;

quietTest('no page runs a library until it is used @chromium @timed', async ({ page }) => {
  test.slow(isNightly);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.push(pathname);
  });
  await page.clock.install();
  const byDay = ['/', service, templates.contact].filter(Boolean);
  for (const width of isNightly ? [390, 1440] : [1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of isNightly ? Object.values(templates) : byDay) {
      fetched.length = 0;
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
      const sizes = fetched.map((file) => readFileSync(`dist/client${file}`).length);
      const sum = sizes.reduce((sum, size) => sum + size, 0);
      if (byDay.indexOf(path) > 0) expect(sum, path).toBeLessThan(mostBytes);
    }
  }
});

test('an island hydrates its own HTML, and its code is fetched once', async ({ page, request }) => {
  const html = await (await request.get(entryPage)).text();
  await page.goto(entryPage);
  await page.mouse.move(300, 300);
  const island = page.locator('[data-island="main-navigation"]');
  await expect(island).toHaveAttribute('data-hydrated');
  const ids = await island.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  const fetched = await page.evaluate(
    (file) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file)),
    navigationFile,
  );
  expect(fetched).toHaveLength(1);
});

quietTest('the first sign of a hand hydrates what the page shows', async ({ page }) => {
  quietTest.skip(!timer, 'No article has the timer.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(timer ?? '');
  await page.keyboard.press('Shift');
  for (const name of ['break-timer', 'copy-and-print'])
    await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-hydrated');
  const navigation = page.locator('[data-island="main-navigation"]');
  await expect(navigation).not.toHaveAttribute('data-hydrated');
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

test('an island whose code throws keeps its HTML', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`**${navigationFile}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/sitemap');
  await page.locator('.nav-link[href="/#services"]').hover();
  const reports = () => errors.filter((text) => text.includes("isn't interactive"));
  await expect.poll(reports).toHaveLength(1);
  expect(errors.filter((text) => text.startsWith('exception: '))).toEqual([]);
  await page.locator('.nav-link[href="/#services"]').click();
  await expect(page.locator('#services-heading')).toBeInViewport();
});

quietTest('the last press before hydration is repeated once after it', async ({ page }) => {
  quietTest.skip(!timer || subjects.size < 2, 'no such page');
  const release = await holdIslands(page);
  await page.goto(service);
  const buttons = page.locator('[data-island="helpful-articles"]').getByRole('button');
  const articles = page.locator('[data-part="item-content"]');
  await buttons.nth(0).click();
  await buttons.nth(1).press('Enter');
  release();
  await expect(articles.nth(1)).toBeVisible();
  await expect(articles.and(page.locator(':visible'))).toHaveCount(1);
  await expect(buttons.nth(1)).toBeFocused();

  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, print: () => calls.push('print') });
  });
  const releaseTimer = await holdIslands(page);
  await page.goto(timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).dblclick();
  releaseTimer();
  await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible();
  const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual(['print']);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await calls()).toEqual(['print', 'print']);
});
