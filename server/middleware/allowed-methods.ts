import { createMiddleware } from 'hono/factory';
import { contactDelivery, contactEndpoint } from '#domain/contact/contact-delivery.ts';
import type { ServerTypes } from '../environment.ts';

const reading = ['GET', 'HEAD'];

/** The methods that an address allows unless it has its own list. */
export const allowHeader = reading.join(', ');

/** Allows only GET and HEAD, and POST at the address that receives messages. */
export const readOnly = createMiddleware<ServerTypes>(async function refuseOtherMethods(c, next) {
  const { method, path } = c.req;
  const isDelivering = path === contactEndpoint && contactDelivery() !== 'console';
  const allowed = isDelivering ? ['POST'] : reading;
  // Without delivery, the endpoint itself responds that it doesn't exist.
  if (allowed.includes(method) || (path === contactEndpoint && method === 'POST')) return next();
  const status = method === 'OPTIONS' ? 204 : 405;
  return c.body(null, status, { Allow: allowed.join(', '), 'Cache-Control': 'no-store' });
});
