import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ServerTypes } from '../../../environment.ts';
import { requestPath } from '../../../middleware/request-path.ts';

/** Folders in which some pages are prerendered, and all can be had as Markdown. */
const folders = ['/blog', '/services'] as const;
const page = new RegExp(`^(?:${folders.join('|')})/[^/]+$`);

/** In `wrangler.toml`, what the worker sees before the static files, which know nothing of `Accept`. */
export const workerFirst = folders.map((folder) => `${folder}/*`);

/** Whether who asks would rather have Markdown than HTML (RFC 9110, section 12.5.1). */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  // Every request for a page is asked, so a search in the text comes before any parsing.
  if (!accept?.includes('markdown')) return false;
  const wanted = parseAccept(accept);
  const qualityOf = (type: string) => wanted.find((option) => option.type === type)?.q ?? 0;
  return qualityOf('text/markdown') > 0 && qualityOf('text/markdown') >= qualityOf('text/html');
}

/** Whether a prerendered page can be had as Markdown, too, so that its answer depends on `Accept`. */
export function isNegotiated(path: string): boolean {
  return page.test(path);
}

/** Whether a request would rather have Markdown than the static file of a page. */
export function declinesFile({ url, headers }: Request): boolean {
  return prefersMarkdown(headers.get('Accept')) && isNegotiated(requestPath(url));
}

/** Answers with the prerendered page, where there is one; others are rendered. */
export const prerendered = new Hono<ServerTypes>();

for (const path of workerFirst) {
  prerendered.get(path, async function serveFile(c, next) {
    const file = await c.env.ASSETS.fetch(c.req.raw).catch(() => undefined);
    if (file && file.status !== 404) return file;
    await file?.body?.cancel();
    return next();
  });
}
