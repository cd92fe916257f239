import type { ContactEnvelope } from './envelope.ts';

/** Milliseconds that the receiver has to answer. */
const timeout = 10_000;

/**
 * Posts a message to a webhook as Standard Webhooks (standardwebhooks.com) asks for: `webhook-id` is
 * the idempotency key, and an HMAC-SHA256 over id, time and body proves sender and age.
 * @throws Error without a word of the message when the receiver doesn't answer 2xx in time
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
      'webhook-signature': `v1,${await sign(`${envelope.id}.${timestamp}.${body}`, secret)}`,
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

/** Messages travel encrypted; only a receiver on the same machine may do without. */
function safeUrl(url: string): URL {
  const target = new URL(url);
  const isLocal = target.hostname === '127.0.0.1' || target.hostname === 'localhost';
  if (target.protocol === 'https:' || (target.protocol === 'http:' && isLocal)) return target;
  throw new Error('CONTACT_WEBHOOK_URL must start with https://.');
}

async function sign(content: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    decodeSecret(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** A secret is `whsec_` and at least 24 bytes in Base64, as the standard has it. */
function decodeSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = /^whsec_[\w+/]{32,}={0,2}$/.test(secret)
    ? Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0))
    : undefined;
  if (!bytes)
    throw new Error('CONTACT_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in Base64.');
  return bytes;
}
