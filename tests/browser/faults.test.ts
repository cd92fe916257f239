import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { islandFile, untilHydrated } from './support/islands.ts';
import { rawRequest } from './support/raw-request.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** A page works when its text, its links and its way to another page do. */
async function expectWorking(page: Page, heading: RegExp | string = /\S/) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
}

test('a page whose scripts are all blocked works', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(templates.service);
  await expectWorking(page);
});

test('an island whose code fails to load stays as the server sent it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`**${islandFile('main-navigation')}`, (route) => route.abort());
  await page.goto(templates.service);
  await page.waitForLoadState('networkidle');
  const navigation = page.locator('[data-island="main-navigation"]');
  await expect(navigation).not.toHaveAttribute('data-hydrated');
  await expect(navigation.getByRole('link', { name: 'Blog' })).toBeVisible();
  expect(errors).toEqual([]);
  await expectWorking(page);
});

test('an island whose code is gone with its deployment stays as the server sent it', async ({
  page,
}) => {
  await page.route(`**${islandFile('main-navigation')}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await page.goto(templates.service);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-island="main-navigation"]')).not.toHaveAttribute(
    'data-hydrated',
  );
  await expectWorking(page);
});

test('a script that was tampered with on its way does not run, and the page works', async ({
  page,
}) => {
  await page.route(
    '**/assets/entries/*.js',
    changeScript((text) => `window.tampered = true;${text}`),
  );
  await page.goto(templates.service);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expectWorking(page);
});

test('every page names the hash of its script, prerendered or not', async ({ origin }) => {
  for (const path of ['/', '/contact', templates.service, '/nope']) {
    const { body } = await rawRequest(origin, path);
    const scripts = body.match(/<script [^>]*src=[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag, path).toMatch(/integrity="sha256-[A-Za-z0-9+/]{43}="/);
  }
});

test('a file of an older deployment is a plain 404 that nobody keeps for long', async ({
  origin,
}) => {
  const { status, headers, body } = await rawRequest(origin, '/assets/chunks/chunk-0lder000.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).not.toMatch(/immutable/);
  expect(body).not.toContain('<');
});

test('a page without its fonts and pictures works', async ({ page }) => {
  await page.route(/\.(woff2|avif|webp|jpg|png|svg)(\?|$)/, (route) => route.abort());
  await page.goto('/');
  await expectWorking(page);
});

test('a page without its styles works', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto(templates.service);
  await expectWorking(page);
});

test('with the map, the video and every other host down the pages work', async ({
  page,
  origin,
}) => {
  await page.route(
    (url) => url.origin !== origin || url.pathname.startsWith('/media/'),
    (route) => route.abort(),
  );
  await page.goto('/');
  await expectWorking(page);
  await expect(page.locator('address').first()).toBeVisible();
});

test('offline in mid-navigation the visitor can come back to the page they had', async ({
  page,
  context,
}) => {
  await page.goto(templates.service);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.goto(templates.guide).catch(() => undefined);
  await context.setOffline(false);
  await page.goto(templates.service);
  await expectWorking(page);
});

test('a browser that refuses storage shows working pages', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(templates.guide);
  await untilHydrated(page);
  expect(errors).toEqual([]);
  await expectWorking(page);
});

test('on a slow connection a page works before its scripts have come', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await page.goto(templates.service, { waitUntil: 'commit' });
  await expectWorking(page);
});

test('a connection that is cut in the middle of a script leaves a working page', async ({
  page,
}) => {
  await page.route(
    '**/assets/**/*.js',
    changeScript((text) => text.slice(0, text.length / 2)),
  );
  await page.goto(templates.service);
  await page.waitForLoadState('networkidle');
  await expectWorking(page);
});

/** Answers with a script of the build after a change that happened on its way. */
function changeScript(change: (text: string) => string) {
  return function answer(route: Route) {
    const file = `dist/client${new URL(route.request().url()).pathname}`;
    const body = change(readFileSync(file, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  };
}
