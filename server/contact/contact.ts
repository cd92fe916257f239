import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { contactMessageSchema } from '#domain/contact/contact-message.ts';
import { contactDelivery, contactEndpoint } from '#domain/environment.ts';
import type { ServerTypes } from '../environment.ts';
import { deliver } from './deliver.ts';
import { limitRate } from './limit-rate.ts';
import { isPerson } from './turnstile.ts';

const submissionSchema = z.object({
  /** Chosen by the form. It is the same for every attempt to send one text, so that receivers can detect repeats. */
  id: z.uuid(),
  message: contactMessageSchema,
  /** Turnstile's, if the form has its widget. */
  token: z.optional(z.string()),
});

/** Lets only our own form send: as JSON, from a page of this site, and if messages are delivered at all. */
const refuseOthers = createMiddleware<ServerTypes>(async (c, next) => {
  if (contactDelivery() === 'console') return c.body(null, 404);
  // Browsers send `Origin` with every POST. Behind a proxy that ends TLS the scheme differs, but not the host.
  const { host } = URL.parse(c.req.header('Origin') ?? '') ?? {};
  if (host !== new URL(c.req.url).host) return c.body(null, 403);
  if (!/^application\/json *(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return c.body(null, 415);
  }
  return next();
});

/**
 * Receives messages of the contact form and delivers them while the visitor waits. The status is the whole answer:
 * 204 once the receiver has accepted the message, 502 if it hasn't.
 */
export const contact = new Hono<ServerTypes>();

contact.post(
  contactEndpoint,
  refuseOthers,
  limitRate,
  bodyLimit({ maxSize: 16 * 1024 }),
  zValidator('json', submissionSchema),
  async (c) => {
    const { id, message, token } = c.req.valid('json');
    try {
      if (!(await isPerson(token, id))) return c.body(null, 403);
      await deliver({ id, message }, c.env.CONTACT_EMAIL);
    } catch (error) {
      console.error({ event: 'contact message failed', id }, error);
      return c.body(null, 502);
    }
    console.log({ event: 'contact message delivered', id });
    return c.body(null, 204);
  },
);
