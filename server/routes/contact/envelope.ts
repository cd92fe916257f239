import { createHash } from 'node:crypto';
import type { ContactMessage } from '#domain/contact/contact-message.ts';

/** A valid message with its metadata. */
export interface ContactEnvelope {
  /** The same for every attempt to send this message. Receivers use it to detect duplicates. */
  id: string;
  receivedAt: string;
  message: ContactMessage;
}

const hour = 3_600_000;

/**
 * Adds the time and an id to a message. The id is derived from the text and the key that the browser chose for
 * this form. Without a key (no JavaScript), the same text within the same hour is the same message.
 */
export function createEnvelope(message: ContactMessage, key?: string): ContactEnvelope {
  const now = new Date();
  const occasion = key ?? Math.floor(now.getTime() / hour);
  const { name, email, phone, message: text } = message;
  const words = JSON.stringify([occasion, name, email, phone, text]);
  const id = createHash('sha256').update(words).digest('hex').slice(0, 32);
  return { id, receivedAt: now.toISOString(), message };
}
