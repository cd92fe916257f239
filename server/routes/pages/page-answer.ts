import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPage } from '#domain/index.ts';
import { errorWords } from '#domain/words/error.ts';
import { cacheControl } from '../../cache/cache-control.ts';
import type { ServerTypes } from '../../environment.ts';
import { missingAddress, readsQuery, requestPath } from '../../middleware/request-path.ts';
import { search } from '../search/search.ts';
import { errorResponse } from './error-page.ts';
import { loadScriptsLate } from './late-scripts.ts';

/**
 * Responds with a page. The renderer gets the address and nothing else of the request, so no visitor's data can
 * reach another visitor's page. The response is complete: no inline script, an ETag, and cache headers.
 * @param mountPages mounts the handler that renders pages on the app it is given
 */
export function pageAnswer(mountPages: (app: Hono<ServerTypes>) => void) {
  const renderer = new Hono<ServerTypes>();
  renderer.onError((error) => {
    throw error;
  });
  mountPages(renderer);
  return createMiddleware<ServerTypes>(async function answerPage(c) {
    const path = requestPath(c.req.url);
    const { origin, search: query } = new URL(c.req.url);
    const address = isPage(path) ? path : missingAddress(path);
    const request = new Request(origin + address + (readsQuery(path) ? query : ''));
    // The adapter stores its context in `env`, which workerd shares between requests. So the renderer is a
    // separate app and gets a copy.
    const environment = { ...c.env, search };
    return finish(await renderer.fetch(request, environment, executionContextOf(c)), path);
  });
}

/** Returns the execution context, which Node doesn't have. */
function executionContextOf(c: Context<ServerTypes>) {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
}

async function finish(page: Response, path: string): Promise<Response> {
  const { status } = page;
  const headers = new Headers(page.headers);
  if (status >= 300 && status < 400) {
    // Vike's own body has an inline script.
    headers.delete('Content-Type');
    headers.set('Cache-Control', status === 301 ? cacheControl.hour : cacheControl.never);
    return new Response(null, { status, headers });
  }
  const rendered = await page.text();
  // If the error page itself fails, Vike sends a fallback instead of the specified page.
  if (status >= 500 && !rendered.includes(errorWords.heading)) return errorResponse();
  const html = loadScriptsLate(rendered);
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
