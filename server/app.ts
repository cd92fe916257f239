import vike from '@vikejs/hono';
import { Hono } from 'hono';
import { contact } from './contact/endpoint.ts';
import type { Environment, ServerTypes } from './environment.ts';
import { prerendered } from './files/markdown/negotiation.ts';
import { markdown } from './files/markdown/routes.ts';
import { media } from './files/media.ts';
import { files } from './files/routes.ts';
import { readOnly } from './http/allowed-methods.ts';
import { buildId } from './http/build-id.ts';
import { cacheControl } from './http/cache-control.ts';
import { canonicalUrl } from './http/canonical-url.ts';
import { discardBody } from './http/discard-body.ts';
import { unlistPreview } from './http/preview-hosts.ts';
import { logRequest, requestLog } from './http/request-log.ts';
import { setSiteHeaders } from './http/site-headers.ts';
import { edgeCache } from './pages/edge-cache.ts';
import { errorResponse } from './pages/error-page.ts';
import { keepAnswers, recallAnswer } from './pages/kept-answers.ts';
import { Memory } from './pages/memory.ts';
import { missingPages } from './pages/missing-pages.ts';
import { pageAnswer } from './pages/page-answer.ts';
import { search } from './search/routes.ts';

/** Adds the handler that renders pages, behind everything else. */
type MountPages = (app: Hono<ServerTypes>) => void;

/** What a runtime calls for each request. */
export type App = ReturnType<typeof createApp>;

/** What isn't a page: each answers at addresses of its own. */
const services = [files, markdown, media, search, contact];

/**
 * Everything that isn't a static file: redirects, files for crawlers, media, and the rendered pages.
 * What was made before is answered from memory, without asking any of them.
 * @param mountPages what renders the pages: Vike, unless a test brings something else
 */
export function createApp(mountPages: MountPages = vike) {
  // While somebody writes, a page is what its files say now.
  const memory = new Memory(import.meta.env.DEV ? 0 : undefined);
  const routes = createRoutes(memory, mountPages);
  return {
    recall,
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
    const kept = recallAnswer(memory, request);
    if (!kept) return undefined;
    if (environment?.REQUEST_LOG === 'all') logRequest(request, kept, start, environment);
    return unlistPreview(request, kept);
  }
}

function createRoutes(memory: Memory, mountPages: MountPages) {
  const app = new Hono<ServerTypes>();
  app.onError((error) => {
    console.error(error);
    return errorResponse();
  });
  app.use(requestLog, keepAnswers(memory), setSiteHeaders(), readOnly, canonicalUrl);
  // Which build runs, and nothing else.
  app.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
  for (const service of services) app.route('/', service);
  // A missing file of an older deployment is no page: it needs no page around its 404.
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));
  app.use(missingPages(memory));
  app.route('/', prerendered);
  app.use(edgeCache, pageAnswer);
  mountPages(app);
  return app;
}

export const app = createApp();
