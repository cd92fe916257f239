import { createMiddleware } from 'hono/factory';
import { contactDelivery, contactEndpoint } from '#domain/contact/contact-delivery.ts';
import type { ServerTypes } from '../environment.ts';

const reading = ['GET', 'HEAD'];

/** The methods of every address that has none of its own. */
export const allowHeader = reading.join(', ');

/** Refuses to do anything but read, except where messages are received. */
export const readOnly = createMiddleware<ServerTypes>(async function refuseOtherMethods(c, next) {
  const { method, path } = c.req;
  const isDelivering = path === contactEndpoint && contactDelivery() !== 'console';
  const allowed = isDelivering ? ['POST'] : reading;
  // Without delivery the endpoint isn't there: it says so itself.
  if (allowed.includes(method) || (path === contactEndpoint && method === 'POST')) return next();
  const status = method === 'OPTIONS' ? 204 : 405;
  return c.body(null, status, { Allow: allowed.join(', '), 'Cache-Control': 'no-store' });
});
