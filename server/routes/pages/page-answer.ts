import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { errorWords } from '#domain/words/error.ts';
import { cacheControl } from '../../cache/cache-control.ts';
import type { ServerTypes } from '../../environment.ts';
import { replaceResponse } from '../../middleware/replace-response.ts';
import { readsQuery, requestPath } from '../../middleware/request-path.ts';
import { search } from '../search/search.ts';
import { errorResponse } from './error-page.ts';
import { completeScriptTags } from './script-tags.ts';

/**
 * Stands between the server and what renders the pages. A page sees its address and nothing else of
 * the request, so that whoever asks first can't leave a trace in what the next visitor gets; and what
 * comes back is finished: no inline script, scripts with their hash, an ETag, a time to be kept.
 */
export const pageAnswer = createMiddleware<ServerTypes>(async function answerPage(c, next) {
  const path = requestPath(c.req.url);
  const { origin, search: query } = new URL(c.req.url);
  c.req.raw = new Request(origin + path + (readsQuery(path) ? query : ''));
  // The adapter leaves its context on the environment, which workerd hands to other requests too.
  c.env = { ...c.env, search };
  await next();
  replaceResponse(c, await finish(c, path));
});

async function finish(c: Context<ServerTypes>, path: string): Promise<Response> {
  const { status, headers: given } = c.res;
  const headers = new Headers(given);
  if (status >= 300 && status < 400) {
    // Vike's own body has an inline script.
    headers.delete('Content-Type');
    headers.set('Cache-Control', status === 301 ? cacheControl.hour : cacheControl.never);
    return new Response(null, { status, headers });
  }
  const rendered = await c.res.text();
  // Vike's fallback, for an error page that failed itself, isn't the page that was specified.
  if (status >= 500 && !rendered.includes(errorWords.heading)) return errorResponse();
  const html = await completeScriptTags(rendered, (asset) => readAsset(c, asset));
  headers.set('Cache-Control', cacheControlOf(status, path));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(html, { status, headers });
}

function cacheControlOf(status: number, path: string): string {
  if (status >= 500) return cacheControl.never;
  if (status !== 200) return cacheControl.missing;
  return readsQuery(path) ? cacheControl.visitor : cacheControl.page;
}

/** Reads a file of the build, for its hash. */
export async function readAsset(
  c: Context<ServerTypes>,
  path: string,
): Promise<ArrayBuffer | undefined> {
  const answer = await c.env.ASSETS.fetch(new URL(path, c.req.url)).catch(() => undefined);
  return answer?.ok ? answer.arrayBuffer() : undefined;
}
