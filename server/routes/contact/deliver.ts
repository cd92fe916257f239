import { contactDelivery } from '#domain/contact/contact-delivery.ts';
import type { Environment } from '../../environment.ts';
import { sendEmail } from './email.ts';
import type { ContactEnvelope } from './envelope.ts';
import { codeOf, logUndelivered, reasonOf } from './log.ts';
import { contactSettings } from './settings.ts';
import { postToWebhook } from './webhook.ts';

/**
 * Delivers a message as `CONTACT_DELIVERY` says. The log gets its id, never its text.
 * @throws Error if that fails, after logging it
 */
export async function deliver(envelope: ContactEnvelope, environment: Environment): Promise<void> {
  const { id } = envelope;
  try {
    await handOver(envelope, environment);
  } catch (error) {
    logUndelivered('failed', id, reasonOf(error));
    throw error;
  }
  console.log({ event: 'contact message delivered', id });
}

async function handOver(envelope: ContactEnvelope, { CONTACT_EMAIL }: Environment) {
  const { webhook, email } = contactSettings();
  if (contactDelivery() === 'webhook') return postToWebhook(envelope, webhook.url, webhook.secret);
  if (!CONTACT_EMAIL) throw new Error('There is no binding that sends email.');
  return sendEmail(envelope, CONTACT_EMAIL, email).catch((error) => {
    throw new Error(`The email couldn't be sent (${codeOf(error)}).`);
  });
}
