import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { contactDelivery } from '#content/contact-delivery.ts';
import { siteOrigin } from '#content/practice.ts';
import type { ServerTypes } from '../environment.ts';
import { isTooMany, rateSeconds } from './rate-limit.ts';
import { otherWays, SubmissionError } from './submission-error.ts';

export const whenDelivering = createMiddleware<ServerTypes>(async function refuseIfOff(_, next) {
  if (contactDelivery() === 'console') {
    throw new SubmissionError(404, 'Not Found', `Messages aren’t received here. ${otherWays}`);
  }
  await next();
});

export const sameOrigin = createMiddleware<ServerTypes>(async function refuseOthers(c, next) {
  if (!isFromOwnPage(c)) {
    const detail = `It didn’t come from this site’s own form. ${otherWays}`;
    throw new SubmissionError(403, 'The message wasn’t taken', detail);
  }
  await next();
});

export const limitRate = createMiddleware<ServerTypes>(async function refuseTooMany(c, next) {
  const address = c.env.CLIENT_ADDRESS ?? c.req.header('CF-Connecting-IP') ?? 'unknown';
  if (await isTooMany(address, c.env.CONTACT_RATE)) {
    const detail = `Please try again in a minute. ${otherWays}`;
    const details = { retryAfter: rateSeconds };
    throw new SubmissionError(429, 'Too many messages at once', detail, details);
  }
  await next();
});

export const limitBody = bodyLimit({
  maxSize: 16 * 1024,
  onError() {
    const detail = `It holds too much to be sent. ${otherWays}`;
    throw new SubmissionError(413, 'The message is too long', detail);
  },
});

/**
 * Browsers put `Origin` on every POST and say in `Sec-Fetch-Site` where it comes from; a request that
 * says neither comes from no page. Behind a proxy that ends TLS the scheme differs, so hosts are compared.
 */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  const origin = req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return false;
  return [req.url, siteOrigin()].some((own) => new URL(own).host === new URL(origin).host);
}
