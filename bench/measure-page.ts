import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type FileKind = 'html' | 'css' | 'script' | 'font' | 'image' | 'video' | 'other';

/** One file that a page fetched. */
export interface FetchedFile {
  url: string;
  kind: FileKind;
  /** Bytes of its body as a host sends it: text through gzip, all else as it is. */
  bytes: number;
  /** Whether its request began before the load event. */
  beforeLoad: boolean;
}

/** By the beginning of the media type. */
const kinds: readonly [start: string, kind: FileKind][] = [
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/javascript', 'script'],
  ['font/', 'font'],
  ['image/', 'image'],
  ['video/', 'video'],
];

/**
 * Opens a page and reports every file that it fetches. Bodies are compressed here, because
 * `wrangler dev` sends them as they are.
 * @param until the load event, or the moment when nothing more is fetched
 * @throws Error where the page does not answer 200.
 */
export async function measurePage(
  page: Page,
  path: string,
  until: 'load' | 'networkidle' = 'networkidle',
): Promise<FetchedFile[]> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
  await page.waitForLoadState(until);
  page.off('response', collect);
  const early = await urlsBeforeLoad(page);
  return Promise.all(
    responses.map(async (response) => ({
      url: response.url(),
      kind: kindOf(response),
      bytes: await compressedSize(response),
      beforeLoad: response === answer || early.has(response.url()),
    })),
  );
}

/** The compressed bytes of the files that `counts` picks. */
export function sumBytes(
  files: readonly FetchedFile[],
  counts: (file: FetchedFile) => boolean,
): number {
  return files.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0);
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
