import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** React alone is nine times as large. */
const mostBytes = 20 * 1024;
const kilobyte = 1024;
/** The most compressed bytes of a page, and of what it links to and loads before its load event. */
const budgets = { html: 14, styles: 16, scripts: 3.5, fonts: 26 };
/** The page with all signs is heavier until it asks one question. */
const emergencyBudget = { ...budgets, html: 18.5 };

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;
const sizes = new Map<string, number>();

/** Returns the bytes of a file of the build. Fonts are compressed already. */
function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(`dist/client${path}`);
  const size = path.endsWith('.woff2') ? bytes.length : compressed(bytes);
  sizes.set(path, size);
  return size;
}

/** Returns the bytes of the files that a page links to. */
function linked(html: string, links: RegExp): number {
  const files = new Set(Array.from(html.matchAll(links), ([, path = '']) => path));
  return [...files].reduce((sum, path) => sum + sizeOf(path), 0);
}

test('every page and what it loads first stay within the byte budgets', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>(.+?)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const bytes = {
      html: compressed(Buffer.from(html)),
      styles: linked(html, /<link rel="stylesheet"(?! media="print")[^>]* href="([^"]+)"/g),
      scripts: linked(html, /<script[^>]* src="([^"]+)"/g),
      fonts: linked(html, /<link[^>]* href="([^"]+\.woff2)"/g),
    };
    const most = path === templates.emergency ? emergencyBudget : budgets;
    for (const kind of ['html', 'styles', 'scripts', 'fonts'] as const) {
      expect(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most[kind] * kilobyte);
    }
  }
});

test('a page without a hydrated island never fetches React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/blog', templates.service]) {
    const scripts = new Set<string>();
    const collect = (request: Request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    };
    page.on('request', collect);
    await page.goto(path);
    // The last task of an idle page loads a script besides the two in the HTML.
    await expect.poll(() => scripts.size, { message: path }).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    page.off('request', collect);
    const sizes = [...scripts].map((file) => statSync(`dist/client${file}`).size);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(mostBytes);
  }
});
