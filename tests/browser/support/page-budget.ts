import type { Page } from '@playwright/test';
import { type FetchedFile, measurePage } from './measure-page.ts';

/** Page, three style sheets, Comfort view's script, entry script, two fonts, and speculation rules. */
const mostRequests = 9;
/** Images that the load event waits for: the page's own picture and the logo. */
const mostImages = 2;
/** The plates of a first screen. */
const mostPlates = 4;

/**
 * Opens a page and counts its requests before the load event.
 * For Chromium only: Firefox also counts the icons for tab and home screen.
 * @param path of a page with status 200
 * @returns each excess
 */
export async function openWithinBudget(
  page: Page,
  path: string,
  origin: string,
): Promise<string[]> {
  const files = await measurePage(page, path);
  const lazy = await lazyImages(page);
  const awaited = files.filter(({ url }) => !lazy.has(url));
  return excessesOf(awaited, origin);
}

/** Returns the URLs of lazy images. How many load early depends on the machine's load. */
async function lazyImages(page: Page): Promise<Set<string>> {
  const sources = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  return new Set(sources);
}

function excessesOf(early: readonly FetchedFile[], origin: string): string[] {
  const isPlate = ({ url }: FetchedFile) => url.includes('/uploads/plates/');
  const plates = early.filter(isPlate);
  const images = early.filter((file) => file.kind === 'image' && !isPlate(file));
  const others = early.filter(({ kind }) => kind !== 'image');
  return [
    ...(early.some(({ kind }) => kind === 'script') ? [] : ['no script was measured']),
    ...(images.length > mostImages ? [`${images.length} images`] : []),
    ...(plates.length > mostPlates ? [`${plates.length} plates`] : []),
    ...(others.length > mostRequests ? [`${others.length} requests`] : []),
    ...early.filter(({ url }) => !url.startsWith(`${origin}/`)).map(({ url }) => `fetches ${url}`),
  ];
}
