import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';
import { rateLimiter } from 'hono-rate-limiter';
import type { ServerTypes } from '../environment.ts';

/** Seconds, and messages from one network within them: the same as in `wrangler.toml`. */
const [period, limit] = [60, 10];

let byProcess: MiddlewareHandler | undefined;

/** Answers 429 to a network that sends too often. The platform counts if it can, otherwise this process does. */
export const limitRate = createMiddleware<ServerTypes>(async (c, next) => {
  if (c.env.CONTACT_RATE) {
    const { success } = await c.env.CONTACT_RATE.limit({ key: networkOf(c) });
    return success ? next() : refuse(c);
  }
  // It starts a timer, which workerd allows only while it answers a request.
  byProcess ??= rateLimiter<ServerTypes>({
    windowMs: period * 1000,
    limit,
    standardHeaders: false,
    keyGenerator: networkOf,
    handler: refuse,
  });
  return byProcess(c, next);
});

/** Returns an IPv4 address, or the /64 of an IPv6 address: the smallest network that a customer gets. */
function networkOf({ env, req }: Context<ServerTypes>): string {
  const address = env.CLIENT_ADDRESS ?? req.header('CF-Connecting-IP') ?? '';
  // Node writes an IPv4 address as an IPv6 address.
  const plain = address.replace(/^::ffff:/i, '');
  return distinctRemoteAddr(plain) === 'IPv6' ? expandIPv6(plain).slice(0, 19) : plain;
}

function refuse(c: Context) {
  return c.body(null, 429, { 'Retry-After': `${period}` });
}
