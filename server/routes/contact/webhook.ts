import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import type { ContactEnvelope } from './envelope.ts';

/** Milliseconds in which the receiver must respond. */
const timeout = 10_000;

/**
 * Posts a message to a webhook in the format of Standard Webhooks (standardwebhooks.com). `webhook-id` is the
 * idempotency key. An HMAC-SHA256 over id, time and body proves who sent the message and when.
 * @throws Error if the receiver doesn't respond with 2xx in time. The error has none of the message's text.
 */
export async function postToWebhook(envelope: ContactEnvelope, url: string, secret: string) {
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const body = JSON.stringify({
    type: 'contact.message',
    timestamp: envelope.receivedAt,
    data: envelope.message,
  });
  const response = await fetch(safeUrl(url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': envelope.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${sign(`${envelope.id}.${timestamp}.${body}`, secret)}`,
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
}

/** Messages are sent encrypted, except to a receiver on the same machine. */
function safeUrl(url: string): URL {
  const target = new URL(url);
  const isLocal = target.hostname === '127.0.0.1' || target.hostname === 'localhost';
  if (target.protocol === 'https:' || (target.protocol === 'http:' && isLocal)) return target;
  throw new Error('CONTACT_WEBHOOK_URL must start with https://.');
}

/**
 * Returns an HMAC-SHA256 in Base64.
 * @param secret `whsec_` and at least 24 bytes in Base64, as in the standard
 */
function sign(content: string, secret: string): string {
  if (!/^whsec_[\w+/]{32,}={0,2}$/.test(secret)) {
    throw new Error('CONTACT_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in Base64.');
  }
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
