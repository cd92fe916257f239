import vike from '@vikejs/hono';
import { Hono } from 'hono';
import { hero } from '#domain/brand/brand.ts';
import { absoluteUrl } from '#domain/index.ts';
import {
  buildId,
  cachedResponse,
  cacheResponses,
  edgeCache,
  ResponseCache,
} from './cache/cache.ts';
import { cacheControl } from './cache/cache-control.ts';
import type { Environment, ServerTypes } from './environment.ts';
import { readOnly } from './middleware/allowed-methods.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { discardBody } from './middleware/discard-body.ts';
import { unlistPreview } from './middleware/preview-hosts.ts';
import { logRequest, requestLog } from './middleware/request-log.ts';
import { setSiteHeaders, siteHeaders } from './middleware/site-headers.ts';
import { markdownHeaders } from './middleware/static-rules.ts';
import { contact } from './routes/contact/endpoint.ts';
import { markdownFiles } from './routes/files/markdown/files.ts';
import { media } from './routes/files/media.ts';
import { files } from './routes/files/routes.ts';
import { errorResponse } from './routes/pages/error-page.ts';
import { missingPages } from './routes/pages/missing-pages.ts';
import { pageAnswer } from './routes/pages/page-answer.ts';
import { search } from './routes/search/routes.ts';

/** Adds the handler that renders pages, behind everything else. */
type MountPages = (app: Hono<ServerTypes>) => void;

/** What a runtime calls for each request. */
export type App = ReturnType<typeof createApp>;

/** What isn't a page: each answers at addresses of its own. */
const services = [files, media, search, contact];

/**
 * Everything that isn't a static file: redirects, files for crawlers, media, and the rendered pages.
 * What was made before is answered from memory, without asking any of them.
 * @param mountPages what renders the pages: Vike, unless a test brings something else
 */
export function createApp(mountPages: MountPages = vike) {
  // While somebody writes, a page is what its files say now.
  const memory = new ResponseCache(import.meta.env.DEV ? 0 : undefined);
  const routes = createRoutes(memory, mountPages);
  return {
    recall,
    headers,
    markdownFiles,
    errorResponse,
    async fetch(request: Request, environment?: Environment, context?: ExecutionContext) {
      const answer =
        recall(request, environment) ??
        unlistPreview(request, await routes.fetch(request, environment, context));
      // Node discards bodies by itself, and to ask for one costs as much as a kept answer.
      if (!environment?.compress) await discardBody(request);
      return answer;
    },
  };

  /** An answer from memory, at once: Node asks here, as the build wraps `fetch` in promises that cost more. */
  function recall(request: Request, environment?: Environment): Response | undefined {
    const start = Date.now();
    const kept = cachedResponse(memory, request);
    if (!kept) return undefined;
    if (environment?.REQUEST_LOG === 'all') logRequest(request, kept, start, environment);
    return unlistPreview(request, kept);
  }
}

/**
 * The headers of every answer, which Node gives its static files, too.
 * @param path that of a static file: Markdown has some of its own
 */
function headers(path = ''): Record<string, string> {
  const own = path.endsWith('.md') && markdownHeaders(absoluteUrl(path.slice(0, -'.md'.length)));
  return { ...siteHeaders(hero.video), ...own };
}

function createRoutes(memory: ResponseCache, mountPages: MountPages) {
  const app = new Hono<ServerTypes>();
  app.onError((error) => {
    console.error(error);
    return errorResponse();
  });
  app.use(requestLog, cacheResponses(memory), setSiteHeaders(hero.video), readOnly, canonicalUrl);
  // Which build runs, and nothing else.
  app.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
  for (const service of services) app.route('/', service);
  // A missing file of an older deployment is no page: it needs no page around its 404.
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));
  app.use(missingPages(memory));
  app.use(edgeCache, pageAnswer(mountPages));
  return app;
}

export const app = createApp();
