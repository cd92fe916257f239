import { createHash } from 'node:crypto';
import type { ContactMessage } from '#domain/contact/contact-message.ts';

/** A checked message on its way to the practice, with what tells it from others. */
export interface ContactEnvelope {
  /** The same for every try to send this message: receivers keep it to store none twice. */
  id: string;
  receivedAt: string;
  message: ContactMessage;
}

const hour = 3_600_000;

/**
 * Makes a message's id from what the visitor wrote and the key that the browser chose for this form.
 * Without a key (no JavaScript) the same words within the same hour are the same message.
 */
export function createEnvelope(message: ContactMessage, key?: string): ContactEnvelope {
  const now = new Date();
  const occasion = key ?? Math.floor(now.getTime() / hour);
  const { name, email, phone, message: text } = message;
  const words = JSON.stringify([occasion, name, email, phone, text]);
  const id = createHash('sha256').update(words).digest('hex').slice(0, 32);
  return { id, receivedAt: now.toISOString(), message };
}
