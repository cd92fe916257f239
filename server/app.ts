import { type Context, Hono, type Next } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { brand } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { buildId, cacheResponses } from './cache-responses.ts';
import { contact } from './contact/contact.ts';
import type { ServerTypes } from './environment.ts';
import { files, redirectRoutes } from './files/routes.ts';
import { formerWorker } from './former-worker.ts';
import { cacheControl, contactHeaders, previewSuffix, siteHeaders } from './headers.ts';
import { media } from './media.ts';
import { compress } from './node/encodings.ts';
import { errorPage, pages, redirectToCanonical } from './pages.ts';
import { recognizeMissing, suggestions } from './search.ts';
import { staticFiles } from './static-files.ts';

const siteWide = siteHeaders(brand.hero.video);
const contactOnly = contactHeaders(brand.hero.video);
// In development, Vite adds inline scripts to pages, which the policy forbids.
if (import.meta.env.DEV) delete siteWide['Content-Security-Policy'];

/** The site: everything that isn't a static file, and on Node those, too. */
export const app = new Hono<ServerTypes>();

app.onError((error, c) => {
  // A middleware's own refusal, such as of JSON that isn't.
  if ('getResponse' in error) return error.getResponse();
  console.error(error);
  return errorPage(c);
});

app.use(logRequests, setSiteHeaders, etag());
app.use(methodNotAllowed({ app }));
// Video is a file, too, but has ranges.
app.route('/', media);
app.use(redirectToCanonical, staticFiles);
app.get('*', formerWorker);
// Reports which build is running, and nothing else.
app.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
app.route('/', contact);
app.route('/', suggestions);
app.route('/', redirectRoutes());
// Pages of an older deployment may request files that are gone. These get a plain 404 instead of a page.
app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));

// From here on, an address is a file, a page, or missing. In development, pages always show the current files.
app.get('*', recognizeMissing);
if (!import.meta.env.DEV) app.use(except((c) => c.get('recognized')?.length, cacheResponses));
if (getRuntimeKey() === 'node') app.use(compress);
app.route('/', files);
app.get('*', pages);

/**
 * Logs a line of JSON for each request, unless `REQUEST_LOG` is `none`. It contains no personal data: no address, no
 * header, no query, and a path only if it exists, because other paths may say anything.
 */
async function logRequests(c: Context<ServerTypes>, next: Next) {
  const start = Date.now();
  await next();
  if (c.env?.REQUEST_LOG === 'none') return;
  const { method, path } = c.req;
  const { status, ok } = c.res;
  const known = ok || status === 304 ? { method, path } : { method };
  console.log(JSON.stringify({ ...known, status, ms: Date.now() - start }));
}

/** Sets the headers of every response, unless a route has set its own. */
async function setSiteHeaders(c: Context<ServerTypes>, next: Next) {
  await next();
  // Hono's own `header` copies the response for each header.
  const { headers } = c.res;
  const own = c.req.path === plainPages.contact.path ? contactOnly : {};
  for (const [name, value] of Object.entries({ ...siteWide, ...own })) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (new URL(c.req.url).hostname.endsWith(previewSuffix)) {
    headers.set('X-Robots-Tag', 'noindex');
  }
}
