import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPage } from '#domain/index.ts';
import { sendAnswer } from '../../cache/answer.ts';
import type { ResponseCache } from '../../cache/cache.ts';
import type { ServerTypes } from '../../environment.ts';
import { missingAddress, missingKey, requestPath } from '../../middleware/request-path.ts';

/** Serves one cached 404 page for all missing addresses, because bots request such addresses all day. */
export function missingPages(memory: ResponseCache): MiddlewareHandler<ServerTypes> {
  return createMiddleware<ServerTypes>(async function answerMissing(c, next) {
    const path = requestPath(c.req.url);
    if (isPage(path)) return next();
    const page = path.replace(/(?:^\/index)?\.html$/, '') || '/';
    if (isPage(page)) return c.redirect(page + new URL(c.req.url).search, 307);
    const kept = memory.get(missingKey(missingAddress(path)));
    return kept ? sendAnswer(kept, c.req.raw) : next();
  });
}
