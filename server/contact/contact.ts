import { zValidator } from '@hono/zod-validator';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { expandIPv6 } from 'hono/utils/ipaddr';
import * as z from 'zod/mini';
import { contactMessageSchema } from '#domain/contact/contact-message.ts';
import {
  contactEndpoint,
  deliversMessages,
  env,
  turnstileSiteKey,
} from '#domain/core/environment.ts';
import type { ServerTypes } from '../environment.ts';
import { deliver } from './deliver.ts';

const submissionSchema = z.object({
  /** Chosen by the form. It is the same for every attempt to send one text, so that receivers can detect repeats. */
  id: z.uuid(),
  message: contactMessageSchema,
  /** Turnstile's, if the form has its widget. */
  token: z.optional(z.string()),
});

/**
 * Receives messages of the contact form and delivers them while the visitor waits. The status is the whole answer:
 * 204 once the receiver has accepted the message, 502 if it hasn't.
 */
export const contact = new Hono<ServerTypes>().post(
  contactEndpoint,
  refuseOthers,
  bodyLimit({ maxSize: 16 * 1024 }),
  limitRate,
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

/** Lets only our own form send: as JSON, from a page of this site, and if messages are delivered at all. */
async function refuseOthers(c: Context<ServerTypes>, next: Next) {
  if (!deliversMessages()) return c.body(null, 404);
  // Browsers send `Origin` with every POST. Behind a proxy that ends TLS the scheme differs, but not the host.
  const { host } = URL.parse(c.req.header('Origin') ?? '') ?? {};
  if (host !== new URL(c.req.url).host) return c.body(null, 403);
  if (!/^application\/json *(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return c.body(null, 415);
  }
  return next();
}

/** Answers 429 to a network that sends too often. */
async function limitRate(c: Context<ServerTypes>, next: Next) {
  const verdict = await c.env.CONTACT_RATE?.limit({ key: networkOf(c) });
  if (verdict?.success !== false) return next();
  // With a body that nobody reads, `wrangler dev` may lose the next request.
  await c.req.arrayBuffer();
  return c.body(null, 429, { 'Retry-After': '60' });
}

/** Returns an IPv4 address, or the /64 of an IPv6 address: the smallest network that a customer gets. */
function networkOf(c: Context<ServerTypes>): string {
  const address = c.env.CLIENT_ADDRESS ?? c.req.header('CF-Connecting-IP') ?? '';
  // Each address has many spellings, of which an URL keeps one.
  const spelled = (text: string) => URL.parse(`http://[${text}]`)?.hostname.slice(1, -1);
  const ipv6 = spelled(address.replace(/%.*/, '')) ?? spelled(`::ffff:${address}`) ?? '';
  return ipv6.startsWith('::ffff:') ? ipv6 : expandIPv6(ipv6).slice(0, 19);
}

/**
 * Returns whether Turnstile says that a person got this token, or true if the form doesn't use Turnstile. Throws if it
 * doesn't answer within five seconds.
 */
async function isPerson(token: string | undefined, id: string): Promise<boolean> {
  if (!turnstileSiteKey()) return true;
  const response = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret: env('TURNSTILE_SECRET'), response: token ?? '' }),
    signal: AbortSignal.timeout(5000),
  });
  const verdict = await response.json<{ success: boolean; 'error-codes'?: string[] }>();
  const { success, 'error-codes': codes } = verdict;
  if (!success) console.error({ event: 'contact message refused', id, codes });
  return success;
}
