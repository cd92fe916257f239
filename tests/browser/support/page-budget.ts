import type { Page } from '@playwright/test';
import { byteBudgets } from '../../../tools/test/measure.ts';
import { type FetchedFile, measurePage } from './measure-page.ts';
import { templates } from './templates.ts';

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

/**
 * Opens a page and compares what it asks for before its load event with its budgets of bytes and requests.
 * Only Chromium is measured: Firefox counts its icons for tab and home screen as what the page asked for.
 * @param path of a page that answers 200
 * @returns what is too much
 */
export async function openWithinBudget(
  page: Page,
  path: string,
  origin: string,
): Promise<string[]> {
  const files = await measurePage(page, path);
  const lazy = await lazyImages(page);
  const awaited = files.filter(({ url }) => !lazy.has(url));
  const most = path === templates.emergency ? { ...budgets, html: 24 * kilobyte } : budgets;
  return excessesOf(awaited, origin, most);
}

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
