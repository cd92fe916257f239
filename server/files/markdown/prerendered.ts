import { Hono } from 'hono';
import type { ServerTypes } from '../../environment.ts';
import { requestPath } from '../../http/request-path.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

/** Folders in which some pages are prerendered, and all can be had as Markdown. */
const folders = ['/blog', '/services'] as const;
const page = new RegExp(`^(?:${folders.join('|')})/[^/]+$`);

/**
 * In `wrangler.toml`, what the worker sees before the static files do: they know nothing of `Accept`.
 */
export const workerFirst = folders.map((folder) => `${folder}/*`);

/** Whether a page can be had as Markdown, too, so that its answer depends on `Accept`. */
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
