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
import { contact } from './contact/contact.ts';
import type { Environment, ServerTypes } from './environment.ts';
import { readOnly } from './middleware/allowed-methods.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { discardBody } from './middleware/discard-body.ts';
import { unlistPreview } from './middleware/preview-hosts.ts';
import { logRequest, requestLog } from './middleware/request-log.ts';
import { setSiteHeaders, siteHeaders } from './middleware/site-headers.ts';
import { markdownHeaders } from './middleware/static-rules.ts';
import { markdownFiles } from './routes/files/markdown/files.ts';
import { media } from './routes/files/media.ts';
import { files } from './routes/files/routes.ts';
import { errorResponse } from './routes/pages/error-page.ts';
import { missingPages } from './routes/pages/missing-pages.ts';
import { pageAnswer } from './routes/pages/page-answer.ts';
import { search } from './routes/search/routes.ts';

/** Mounts the handler that renders pages, after all others. */
type MountPages = (app: Hono<ServerTypes>) => void;

/** The function that a runtime calls for each request. */
export type App = ReturnType<typeof createApp>;

/** Routes that aren't pages. Each has its own addresses. */
const services = [files, media, search];

/**
 * Creates the app for everything that isn't a static file: redirects, files for crawlers, media, and rendered
 * pages. Cached responses are sent before any of these runs.
 * @param mountPages mounts the handler that renders pages: Vike's, or a test's
 */
export function createApp(mountPages: MountPages = vike) {
  // In development, pages always show the current files.
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
      // Node discards bodies by itself, and reading one there would take as long as sending a cached response.
      if (!environment?.compress) await discardBody(request);
      return answer;
    },
  };

  /**
   * Returns a response from the memory cache synchronously. Node calls this directly, because the build wraps
   * `fetch` in promises that take longer.
   */
  function recall(request: Request, environment?: Environment): Response | undefined {
    const start = Date.now();
    const kept = cachedResponse(memory, request);
    if (!kept) return undefined;
    if (environment?.REQUEST_LOG === 'all') logRequest(request, kept, start, environment);
    return unlistPreview(request, kept);
  }
}

/**
 * The headers of every response. Node gives them to its static files, too.
 * @param path the path of a static file, because Markdown files have additional headers
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
  // Reports which build is running, and nothing else.
  app.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
  for (const service of services) app.route('/', service);
  app.route('/', contact);
  // Pages of an older deployment may request files that are gone. These get a plain 404 instead of a page.
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));
  app.use(missingPages(memory));
  app.use(edgeCache, pageAnswer(mountPages));
  return app;
}

export const app = createApp();
