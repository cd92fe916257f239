import { getRuntimeKey } from 'hono/adapter';
import { createMiddleware } from 'hono/factory';
import { absoluteUrl } from '#domain/structured-data/graph.ts';
import { cacheControl } from './cache-control.ts';
import { editorHeadersOf } from './editor-headers.ts';
import type { ServerTypes } from './environment.ts';
import { headersByRule, markdownHeaders, staticRules } from './static-rules.ts';

/** What isn't served as a file: configuration, compressed forms, pages by their file name, and video, which has ranges. */
const hidden = /^\/(?:[._]|media\/)|\.(?:br|gz|html)$/;

/** Middleware that serves the build's files on Node. Cloudflare does it before it runs the worker. */
export const staticFiles = createMiddleware<ServerTypes>(async (c, next) => {
  const { path } = c.req;
  if (getRuntimeKey() !== 'node' || !c.env?.ASSETS || hidden.test(path)) return next();
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) return next();
  for (const [name, value] of Object.entries(headersOf(path))) file.headers.set(name, value);
  const { headers } = file;
  const changed = Date.parse(headers.get('Last-Modified') ?? '').toString(36);
  headers.set('ETag', `"${changed}-${headers.get('Content-Length')}"`);
  return file;
});

function headersOf(path: string): Record<string, string> {
  return {
    'Cache-Control': cacheControl.revalidate,
    ...(path.endsWith('.md') && markdownHeaders(absoluteUrl(path.slice(0, -'.md'.length)))),
    ...headersByRule(staticRules, path),
    ...editorHeadersOf(path),
  };
}
