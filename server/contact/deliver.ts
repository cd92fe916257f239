import type { Environment } from '../environment.ts';
import { sendEmail } from './email.ts';
import type { ContactEnvelope } from './envelope.ts';
import { contactSettings } from './settings.ts';
import { postToWebhook } from './webhook.ts';

/**
 * Hands a message to the practice: by webhook if one is set, else by e-mail. The log gets the
 * message's id and the outcome, and never a word of the message.
 * @throws Error when it can't be handed over
 */
export async function deliver(envelope: ContactEnvelope, environment: Environment): Promise<void> {
  try {
    await handOver(envelope, environment);
    console.log({ event: 'contact message delivered', id: envelope.id });
  } catch (error) {
    console.error({ event: 'contact message failed', id: envelope.id, reason: reasonOf(error) });
    throw error;
  }
}

async function handOver(envelope: ContactEnvelope, { CONTACT_EMAIL }: Environment) {
  const { webhook, email } = contactSettings();
  if (webhook) return postToWebhook(envelope, webhook.url, webhook.secret);
  if (CONTACT_EMAIL && email.from) return sendEmailSafely(envelope, CONTACT_EMAIL, email);
  throw new Error('Neither CONTACT_WEBHOOK_URL nor CONTACT_EMAIL_FROM is set.');
}

/** The platform's own error may quote addresses; its code says enough. */
async function sendEmailSafely(...[envelope, binding, email]: Parameters<typeof sendEmail>) {
  try {
    await sendEmail(envelope, binding, email);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(`The e-mail couldn't be sent${code}.`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
