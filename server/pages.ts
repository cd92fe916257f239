import savedPages from 'virtual:saved-pages';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderPage } from 'vike/server';
import { plainPath } from '#domain/core/addresses.ts';
import { isPage } from '#domain/site/routes.ts';
import { pageAddress } from './cache-responses.ts';
import type { ServerTypes } from './environment.ts';
import { textFiles } from './files/routes.ts';
import { cacheControl } from './headers.ts';
import { search, unlisted } from './search.ts';

const controls: Record<number, string> = { 200: cacheControl.page, 404: cacheControl.missing };

/**
 * Responds with a page. The renderer gets the address and nothing else of the request, so no visitor's data can
 * reach another visitor's page.
 */
export const pages = createMiddleware<ServerTypes>(async function answerPage(c) {
  const { path, url } = c.req;
  const address = pageAddress(path);
  const recognized = c.get('recognized') ?? [];
  const saved = recognized.length === 0 && savedPages[address];
  if (saved) return c.html(saved, 404, { 'Cache-Control': cacheControl.missing });
  const { httpResponse } = await renderPage({
    urlOriginal: address + (address === '/search' ? new URL(url).search : ''),
    env: { search: (query: unknown) => search(c, query), recognized, ...c.env },
  });
  const status = httpResponse.statusCode as ContentfulStatusCode;
  if (status >= 500 && savedPages['/500']) return errorPage(c);
  const location = new Headers(httpResponse.headers).get('Location');
  c.header('Cache-Control', controls[status] ?? cacheControl.never);
  // Vike's own body of a redirect has an inline script.
  if (location) return c.body(null, status, { Location: location });
  return c.html(httpResponse.body, status, address === '/search' ? unlisted : {});
});

/** Responds with the page that the build saved for errors. In development there is none. */
export function errorPage(c: Context): Response {
  const headers = { 'Cache-Control': cacheControl.never };
  const saved = savedPages['/500'];
  return saved ? c.html(saved, 500, headers) : c.text('Internal Server Error', 500, headers);
}

/**
 * Redirects other spellings of an address that exists: `/contact/`, `//contact`, `/contact.html`, `/index`,
 * `/robots.txt/`. The target starts with one slash, so it can't leave the site. The query is kept.
 */
export const redirectToCanonical = createMiddleware<ServerTypes>(async (c, next) => {
  const { path, url } = c.req;
  const { pathname, search: query } = new URL(url);
  const plain = plainPath(path);
  const page = plain.replace(/^\/index(?:\.html)?$|\.html$/, '') || '/';
  const found = [page, plain].find((one) => isPage(one) || Object.hasOwn(textFiles, one));
  if (!found || found === pathname) return next();
  c.header('Cache-Control', cacheControl.hour);
  return c.redirect(found + query, 301);
});
