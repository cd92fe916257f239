import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isPage } from '#domain/index.ts';
import { sendAnswer } from '../../cache/answer.ts';
import type { Memory } from '../../cache/memory.ts';
import type { ServerTypes } from '../../environment.ts';
import { requestPath } from '../../middleware/request-path.ts';

/** Folders whose entries are rendered by their slug: each has its own way to say that one is missing. */
const entry = /^\/(?:blog|helpful-links|services)\/[^/]+$/;

/** Answers all addresses that lead nowhere with one copy, rendered once: bots ask for such addresses all day. */
export function missingPages(memory: Memory): MiddlewareHandler<ServerTypes> {
  return createMiddleware<ServerTypes>(async function answerMissing(c, next) {
    const path = requestPath(c.req.url);
    if (isPage(path)) return next();
    const page = path.replace(/(?:^\/index)?\.html$/, '') || '/';
    if (isPage(page)) return c.redirect(page + new URL(c.req.url).search, 307);
    const address = entry.test(path) ? path.replace(/[^/]+$/, '404') : '/404';
    // No path begins so: what is kept here is never taken for a page.
    const key = `missing ${address}`;
    const kept = memory.get(key);
    if (kept) {
      c.set('isFinished', true);
      return sendAnswer(kept, c.req.raw);
    }
    c.set('key', key);
    c.req.raw = new Request(new URL(address, c.req.url));
    return next();
  });
}
