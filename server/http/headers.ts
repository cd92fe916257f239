import { createMiddleware } from 'hono/factory';
import type { ServerTypes } from '../environment.ts';
import { replace } from '../pages/answer-cache.ts';
import { staticRuleOf } from './cache-headers.ts';
import { sharedHeader } from './security-headers.ts';
import { siteHeaders } from './site-headers.ts';

interface HeaderOptions {
  /** Off only in development: Vite puts inline scripts into pages, which the policy forbids. */
  hasPolicy?: boolean;
}

/** Puts the headers on every answer that every answer has. */
export function headers({ hasPolicy = true }: HeaderOptions = {}) {
  const chosen = Object.entries(siteHeaders()).filter(
    ([name]) => hasPolicy || name !== 'Content-Security-Policy',
  );
  return createMiddleware<ServerTypes>(async function setHeaders(c, next) {
    await next();
    if (c.get('isFinished')) return;
    // Hono's own `header` would copy the response for each of them.
    const answer = new Response(c.res.body, c.res);
    for (const [name, value] of chosen) answer.headers.set(name, value);
    if (staticRuleOf(c.req.path)?.isShared)
      answer.headers.set(sharedHeader.name, sharedHeader.value);
    replace(c, answer);
  });
}
