import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { contactDelivery } from '#domain/contact/contact-delivery.ts';
import { siteOrigin } from '#domain/practice/practice.ts';
import { contactAnswers } from '#domain/words/contact-answers.ts';
import type { ServerTypes } from '../../environment.ts';
import { isTooMany, rateSeconds } from './rate-limit.ts';
import { SubmissionError } from './submission-error.ts';

export const whenDelivering = createMiddleware<ServerTypes>(async function refuseIfOff(_, next) {
  if (contactDelivery() === 'console') throw new SubmissionError(404, contactAnswers.off);
  await next();
});

export const sameOrigin = createMiddleware<ServerTypes>(async function refuseOthers(c, next) {
  if (!isFromOwnPage(c)) throw new SubmissionError(403, contactAnswers.foreign);
  await next();
});

export const limitRate = createMiddleware<ServerTypes>(async function refuseTooMany(c, next) {
  const address = c.env.CLIENT_ADDRESS ?? c.req.header('CF-Connecting-IP') ?? 'unknown';
  if (await isTooMany(address, c.env.CONTACT_RATE)) {
    throw new SubmissionError(429, contactAnswers.tooMany, { retryAfter: rateSeconds });
  }
  await next();
});

export const limitBody = bodyLimit({
  maxSize: 16 * 1024,
  onError() {
    throw new SubmissionError(413, contactAnswers.tooLong);
  },
});

/**
 * Returns whether a request comes from a page of this site. Browsers send `Origin` with every POST, and say in
 * `Sec-Fetch-Site` how the requesting site relates to this one. A request with neither header isn't from a page.
 * Behind a proxy that terminates TLS the scheme differs, so only hosts are compared.
 */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  const origin = req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return false;
  return [req.url, siteOrigin()].some((own) => new URL(own).host === new URL(origin).host);
}
