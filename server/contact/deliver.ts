import { Webhook } from 'standardwebhooks';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { practice } from '#domain/content.ts';
import { env } from '#domain/core/environment.ts';

interface Delivery {
  id: string;
  message: ContactMessage;
}

const encrypted = /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/;

/**
 * Delivers a message by email, if the worker can send any, or to the webhook: `build/worker-configuration.ts` removes
 * the binding from a worker that delivers otherwise.
 * @throws Error if the receiver doesn't accept it; the error has none of the message's text
 */
export function deliver(delivery: Delivery, email?: SendEmail): Promise<void> {
  return email ? sendEmail(delivery, email) : postToWebhook(delivery);
}

/** Posts a message in the format of Standard Webhooks (standardwebhooks.com). */
async function postToWebhook({ id, message }: Delivery) {
  const url = env('CONTACT_WEBHOOK_URL');
  if (!encrypted.test(url)) throw new Error('CONTACT_WEBHOOK_URL must start with https://.');
  const now = new Date();
  const timestamp = now.toISOString();
  const body = JSON.stringify({ type: 'contact.message', timestamp, data: message });
  const response = await fetch(url, {
    method: 'POST',
    // A redirect could lead to a host that nobody chose.
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
      'webhook-signature': new Webhook(env('CONTACT_WEBHOOK_SECRET')).sign(id, now, body),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
}

/** Sends a message as plain text, so that HTML in it isn't rendered. */
async function sendEmail({ id, message }: Delivery, binding: SendEmail) {
  // Without line breaks, a name can't start another header. Nor does it turn the words after it around.
  const name = message.name
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  const mail = {
    from: { name: practice.name, email: env('CONTACT_EMAIL_FROM') },
    to: env('CONTACT_EMAIL_TO') || practice.email,
    replyTo: message.email,
    subject: `Website message from ${name}`,
    text: [
      `Name: ${name}`,
      `Email: ${message.email}`,
      `Phone: ${message.phone}`,
      '',
      message.message,
      '',
      `Sent through the website at ${new Date().toISOString()}, number ${id}.`,
    ].join('\n'),
  };
  await binding.send(mail).catch((error: Error & { code?: string }) => {
    // The platform's own words may quote the message.
    throw new Error(`The email wasn't accepted (${error.code ?? error.name}).`);
  });
}
