import { contactDelivery } from '#domain/contact/contact-delivery.ts';
import type { Environment } from '../../environment.ts';
import { sendEmail } from './email.ts';
import type { ContactEnvelope } from './envelope.ts';
import { codeOf, logUndelivered, reasonOf } from './log.ts';
import { contactSettings } from './settings.ts';
import { postToWebhook } from './webhook.ts';

/**
 * Sends a message as `CONTACT_DELIVERY` says: to the queue, or directly to the practice.
 * @throws Error if that fails, after logging it
 */
export function dispatch(envelope: ContactEnvelope, environment: Environment): Promise<void> {
  return contactDelivery() === 'queue'
    ? loggingFailure(envelope, enqueue(envelope, environment))
    : deliver(envelope, environment);
}

/**
 * Delivers messages from the queue. The platform retries a failed message after the delay in `wrangler.toml`,
 * and after the last retry moves it to the dead-letter queue.
 */
export async function consumeContactQueue(
  batch: MessageBatch<ContactEnvelope>,
  environment: Environment,
): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      deliver(message.body, environment).then(
        () => message.ack(),
        () => message.retry(),
      ),
    ),
  );
}

/** Delivers a message by webhook if one is set, otherwise by email. The log gets its id, never its text. */
async function deliver(envelope: ContactEnvelope, environment: Environment): Promise<void> {
  await loggingFailure(envelope, handOver(envelope, environment));
  console.log({ event: 'contact message delivered', id: envelope.id });
}

async function loggingFailure({ id }: ContactEnvelope, task: Promise<void>): Promise<void> {
  try {
    await task;
  } catch (error) {
    logUndelivered('failed', id, reasonOf(error));
    throw error;
  }
}

async function enqueue(envelope: ContactEnvelope, { CONTACT_QUEUE }: Environment) {
  if (!CONTACT_QUEUE) throw new Error('There is no queue: CONTACT_DELIVERY=queue needs one.');
  await CONTACT_QUEUE.send(envelope).catch((error) => {
    throw new Error(`The queue didn't accept the message (${codeOf(error)}).`);
  });
}

async function handOver(envelope: ContactEnvelope, { CONTACT_EMAIL }: Environment) {
  const { webhook, email } = contactSettings();
  if (webhook) return postToWebhook(envelope, webhook.url, webhook.secret);
  if (!CONTACT_EMAIL || !email.from) {
    throw new Error('Neither CONTACT_WEBHOOK_URL nor CONTACT_EMAIL_FROM is set.');
  }
  return sendEmail(envelope, CONTACT_EMAIL, email).catch((error) => {
    throw new Error(`The email couldn't be sent (${codeOf(error)}).`);
  });
}
