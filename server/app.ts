import { Hono } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { cacheControl } from './cache-control.ts';
import { buildId, cacheResponses, setEtag } from './cache-responses.ts';
import { contact } from './contact/contact.ts';
import type { ServerTypes } from './environment.ts';
import { logRequests, setSiteHeaders } from './every-response.ts';
import { redirectRoutes } from './files/redirects.ts';
import { files } from './files/routes.ts';
import { media } from './media.ts';
import { errorPage, pages, redirectToCanonical } from './pages.ts';
import { suggestions } from './search.ts';
import { staticFiles } from './static-files.ts';

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
app.use(staticFiles, redirectToCanonical);
// Reports which build is running, and nothing else.
app.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
app.route('/', contact);
app.route('/', suggestions);
app.route('/', redirectRoutes());
// Pages of an older deployment may request files that are gone. These get a plain 404 instead of a page.
app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));

// From here on, an address is a file, a page, or missing. In development, pages always show the current files.
if (!import.meta.env.DEV) app.use(cacheResponses);
// Cloudflare compresses by itself.
if (getRuntimeKey() === 'node') app.use(compress());
if (!import.meta.env.DEV) app.use(setEtag);
app.route('/', files);
app.get('*', pages);
