import { untilHydrated } from './support/islands.ts';
import { allRoutes } from './support/routes.ts';
import { expect, type Page, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const visits = [390, 1280].flatMap((width) =>
  [true, false].map((javaScriptEnabled) => ({ width, javaScriptEnabled })),
);

for (const { width, javaScriptEnabled } of visits) {
  const script = javaScriptEnabled ? 'with' : 'without';
  test(`every route is reached by links at ${width} px ${script} JavaScript, without trouble`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: origin,
      javaScriptEnabled,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const troubles = watchPage(page, origin);
    const reached = await walk(page, origin, javaScriptEnabled);
    await context.close();
    expect(troubles).toEqual([]);
    expect([...reached]).toEqual(expect.arrayContaining(allRoutes));
  });
}

/** Follows every link from the home page on and returns the paths of all pages that it reached. */
async function walk(page: Page, origin: string, waits: boolean): Promise<Set<string>> {
  const reached = new Set<string>();
  const planned = ['/'];
  for (let path = planned.shift(); path !== undefined; path = planned.shift()) {
    if (reached.has(path)) continue;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    reached.add(path);
    if (waits) await untilHydrated(page);
    // By its tag: an open dialog hides the page's roles.
    await expect(page.locator('h1'), path).toHaveCount(1);
    planned.push(...(await pageLinks(page, origin)));
  }
  return reached;
}

async function pageLinks(page: Page, site: string): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs
    .map((href) => new URL(href))
    .filter(({ origin, pathname }) => origin === site && !/\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname);
}
