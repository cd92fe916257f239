import { statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { byteBudgets } from '../../tools/test/measure.ts';
import { type FetchedFile, measurePage } from './support/measure-page.ts';
import { auditedPages, templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

const kilobyte = 1024;

/** Compressed bytes that a page may load before its load event, by kind. */
const budgets = {
  // What a server sends before it waits for an answer: ten packets (RFC 6928). The page with all signs has
  // its calls and its cards in them, and its sources after them.
  html: 14 * kilobyte,
  ...byteBudgets,
} as const;

/** The page, its three sheets, the display mode's script, the entry, two fonts, and the rules for loading ahead. */
const mostRequests = 9;
/** Images that the load event waits for: the page's own picture, and the logo. */
const mostImages = 2;

// Firefox counts its icons for tab and home screen as what the page asked for.
test('every page keeps its budgets of bytes and requests until its load event @timed', {
  tag: '@chromium',
}, async ({ page, origin }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const excesses: string[] = [];
  for (const route of auditedPages) {
    if (route === templates['missing page']) continue;
    const files = await measurePage(page, route);
    const lazy = await lazyImages(page);
    const awaited = files.filter(({ url }) => !lazy.has(url));
    const most = route === templates.emergency ? { ...budgets, html: 24 * kilobyte } : budgets;
    excesses.push(...excessesOf(awaited, origin, most).map((excess) => `${route}: ${excess}`));
    // Ends what the page still does, so that the next one is measured alone.
    await page.goto('about:blank');
  }
  expect(excesses).toEqual([]);
});

test('a page without a hydrated island never fetches React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/privacy', '/blog', templates.guide, templates.service]) {
    const scripts = new Set<string>();
    const collect = (request: Request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    };
    page.on('request', collect);
    await page.goto(path);
    // The last of what a page does at leisure is a script of its own, beside the two of the HTML.
    await expect.poll(() => scripts.size, { message: path }).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    page.off('request', collect);
    const sizes = [...scripts].map((file) => statSync(`dist/client${file}`).size);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(13 * kilobyte);
  }
});

/** How many of these begin before the load event depends on how busy the machine is. */
async function lazyImages(page: Page): Promise<Set<string>> {
  const sources = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  return new Set(sources);
}

function excessesOf(
  early: readonly FetchedFile[],
  origin: string,
  most: Readonly<Record<string, number>>,
): string[] {
  const tooHeavy = Object.entries(most)
    .map(([kind, limit]) => ({ kind, limit, bytes: bytesOf(kind, early) }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ kind, bytes, limit }) => `${bytes} bytes of ${kind} are more than ${limit}`);
  const images = early.filter(({ kind }) => kind === 'image');
  const others = early.filter(({ kind }) => kind !== 'image');
  return [
    ...tooHeavy,
    ...(early.some(({ kind }) => kind === 'script') ? [] : ['no script was measured']),
    ...(images.length > mostImages ? [`${images.length} images`] : []),
    ...(others.length > mostRequests ? [`${others.length} requests`] : []),
    ...early.filter(({ url }) => !url.startsWith(`${origin}/`)).map(({ url }) => `fetches ${url}`),
  ];
}

function bytesOf(kind: string, files: readonly FetchedFile[]): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}
