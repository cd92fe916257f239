import vike from '@vikejs/hono';
import { Hono } from 'hono';
import { readOnly } from './allowed-methods.ts';
import { cacheControl } from './cache-headers.ts';
import { canonicalUrl } from './canonical-url.ts';
import { contact } from './contact/endpoint.ts';
import { discardBody, mayBringBody } from './discard-body.ts';
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
import { pageAnswer } from './page-answer.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { logRequest } from './request-log.ts';
import { robots, unlistedPreviews } from './robots.ts';
import { search } from './search.ts';
import { readSearchAhead } from './search-ahead.ts';
import { sitemaps } from './sitemaps.ts';
import { speculationRules } from './speculation-rules.ts';
import { validators } from './validators.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** Adds the handler that renders pages, behind everything else. */
export type MountPages = (app: Hono<ServerTypes>) => void;

/** What a runtime calls for each request. */
export interface App {
  fetch(request: Request, environment?: Environment, context?: ExecutionContext): Promise<Response>;
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
  prerendered,
  media,
  search,
  vcard,
  contact,
];

/**
 * Everything that isn't a static file: redirects, files for crawlers, media, and the rendered pages.
 * A page that was rendered before is answered from memory, without asking any of them.
 * @param mountPages what renders the pages: Vike, unless a test brings something else
 */
export function createApp(mountPages: MountPages = vike): App {
  // While somebody writes, a page is what its files say now.
  const pages = createPageCache(import.meta.env.DEV ? 0 : undefined);
  const routes = createRoutes(pages, mountPages);
  return {
    async fetch(request, environment, context) {
      const start = Date.now();
      const kept = pages.answer(request);
      const answer = kept ?? (await routes.fetch(request, environment, context));
      if (mayBringBody(request)) await discardBody(request);
      if (!kept) readSearchAhead(environment, context);
      logRequest({ request, answer, start, isWork: !kept }, environment);
      return answer;
    },
  };
}

function createRoutes(pages: PageCache, mountPages: MountPages): Hono<ServerTypes> {
  const app = new Hono<ServerTypes>();
  app.onError((error) => {
    console.error(error);
    return errorResponse(500);
  });
  const siteHeaders = headers({ hasPolicy: !import.meta.env.DEV });
  app.use(pages.keep, validators, siteHeaders, unlistedPreviews, readOnly, canonicalUrl);
  for (const service of filesAndServices) app.route('/', service);
  // A missing file of an older deployment is no page: it needs no page around its 404.
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'Cache-Control': cacheControl.missing }));
  app.use(edgeCache, pageAnswer);
  mountPages(app);
  return app;
}

export const app = createApp();
