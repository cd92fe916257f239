import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type FileKind = 'html' | 'css' | 'script' | 'font' | 'image' | 'video' | 'other';

/** A file that a page requested before its load event. */
export interface FetchedFile {
  url: string;
  kind: FileKind;
  /** Bytes of its body as a host sends it: text gzipped, other types as they are. */
  bytes: number;
}

/** File kinds by the start of the media type. */
const kinds: readonly [start: string, kind: FileKind][] = [
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/javascript', 'script'],
  ['font/', 'font'],
  ['image/', 'image'],
  ['video/', 'video'],
];

/**
 * Opens a page and returns every file that it requests before its load event. Bodies are compressed
 * here, because `wrangler dev` sends them uncompressed.
 * @throws if the page's status isn't 200
 */
export async function measurePage(page: Page, path: string): Promise<FetchedFile[]> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (answer?.status() !== 200)
    throw new Error(`${path} responds with ${answer?.status()} instead of 200.`);
  page.off('response', collect);
  const early = await urlsBeforeLoad(page);
  return Promise.all(
    responses
      .filter((response) => response === answer || early.has(response.url()))
      .map(async (response) => ({
        url: response.url(),
        kind: kindOf(response),
        bytes: await compressedSize(response),
      })),
  );
}

function kindOf(response: Response): FileKind {
  return kinds.find(([start]) => typeOf(response).startsWith(start))?.[1] ?? 'other';
}

function typeOf(response: Response): string {
  return response.headers()['content-type'] ?? '';
}

async function compressedSize(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /^text\/|javascript|json|xml|svg/.test(typeOf(response));
  return isText ? gzipSync(body).length : body.length;
}

async function urlsBeforeLoad(page: Page): Promise<Set<string>> {
  const urls = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loaded)
      .map(({ name }) => name);
  });
  return new Set(urls);
}
