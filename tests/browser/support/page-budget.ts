import type { Page } from '@playwright/test';
import { byteBudgets } from '../../../tools/test/measure.ts';
import { type FetchedFile, measurePage } from './measure-page.ts';
import { templates } from './templates.ts';

const kilobyte = 1024;

/** Most compressed bytes that a page may load before its load event, by kind. */
const budgets = {
  // A server sends ten packets before it waits for an acknowledgment (RFC 6928). On the page with all
  // signs, calls and cards fit into these, and the sources follow.
  html: 14 * kilobyte,
  ...byteBudgets,
} as const;

/** Page, three style sheets, Comfort view's script, entry script, two fonts, and speculation rules. */
const mostRequests = 9;
/** Images that the load event waits for: the page's own picture and the logo. */
const mostImages = 2;

/**
 * Opens a page and compares its requests before the load event with the budgets for bytes and count.
 * For Chromium only: Firefox also counts the icons for tab and home screen.
 * @param path of a page with status 200
 * @returns each exceeded budget
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

/** Returns the URLs of lazy images. How many load early depends on the machine's load. */
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
    .map(({ kind, bytes, limit }) => `${bytes} bytes of ${kind} exceed ${limit}`);
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
