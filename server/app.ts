import vike from '@vikejs/hono';
import { Hono } from 'hono';
import { readOnly } from './allowed-methods.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { cacheControl } from './cache-headers.ts';
import { canonicalUrl } from './canonical-url.ts';
import { contact } from './contact/endpoint.ts';
import { edgeCache } from './edge-cache.ts';
import type { Environment, ServerTypes } from './environment.ts';
import { errorResponse } from './error-page.ts';
import { feed } from './feed.ts';
import { headers } from './headers.ts';
import { health } from './health.ts';
import { llms } from './llms.ts';
import { prerendered } from './markdown/prerendered.ts';
import { markdown } from './markdown/routes.ts';
import { media } from './media.ts';
import { createMemory, type Memory } from './memory.ts';
import { missingPages } from './missing-pages.ts';
import { pageAnswer } from './page-answer.ts';
import { logRequest, requestLog } from './request-log.ts';
import { robots, unlistPreview } from './robots.ts';
import { search } from './search.ts';
import { sitemaps } from './sitemaps.ts';
import { speculationRules } from './speculation-rules.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** Adds the handler that renders pages, behind everything else. */
export type MountPages = (app: Hono<ServerTypes>) => void;

/** What a runtime calls for each request. */
export interface App {
  fetch(request: Request, environment?: Environment, context?: ExecutionContext): Promise<Response>;
  /**
   * An answer from memory, at once. `fetch` asks this first; Node asks it directly, because the build
   * wraps `fetch` in promises that cost more than the answer.
   */
  recall(request: Request, environment?: Environment): Response | undefined;
}

/** What isn't a page: each answers at addresses of its own. */
const filesAndServices = [
  health,
  sitemaps,
  robots,
  webManifest,
  speculationRules,
  feed,
  llms,
  markdown,
  media,
  search,
  vcard,
  contact,
];

/**
 * Everything that isn't a static file: redirects, files for crawlers, media, and the rendered pages.
 * What was made before is answered from memory, without asking any of them.
 * @param mountPages what renders the pages: Vike, unless a test brings something else
 */
export function createApp(mountPages: MountPages = vike): App {
  // While somebody writes, a page is what its files say now.
  const memory = createMemory(import.meta.env.DEV ? 0 : undefined);
  const cache = createAnswerCache(memory);
  const routes = createRoutes(cache, memory, mountPages);
  return {
    recall,
    async fetch(request, environment, context) {
      return (
        recall(request, environment) ??
        unlistPreview(request, await routes.fetch(request, environment, context))
      );
    },
  };

  function recall(request: Request, environment?: Environment): Response | undefined {
    const start = Date.now();
    const kept = cache.answer(request);
    if (!kept) return undefined;
    logRequest({ request, answer: kept, start, isWork: false }, environment);
    return unlistPreview(request, kept);
  }
}

function createRoutes(cache: AnswerCache, memory: Memory, mountPages: MountPages) {
  const app = new Hono<ServerTypes>();
  app.onError((error) => {
    console.error(error);
    return errorResponse(500);
  });
  const siteHeaders = headers({ hasPolicy: !import.meta.env.DEV });
  app.use(requestLog, cache.keep, siteHeaders, readOnly, canonicalUrl);
  for (const service of filesAndServices) app.route('/', service);
  // A missing file of an older deployment is no page: it needs no page around its 404.
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));
  app.use(missingPages(memory));
  app.route('/', prerendered);
  app.use(edgeCache, pageAnswer);
  mountPages(app);
  return app;
}

export const app = createApp();
