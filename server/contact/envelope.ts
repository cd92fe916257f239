import type { ContactMessage } from '#content/contact-message.ts';

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
export async function createEnvelope(
  message: ContactMessage,
  key?: string,
): Promise<ContactEnvelope> {
  const now = new Date();
  const occasion = key ?? Math.floor(now.getTime() / hour);
  const { name, email, phone, message: text } = message;
  const bytes = new TextEncoder().encode(JSON.stringify([occasion, name, email, phone, text]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const id = [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, receivedAt: now.toISOString(), message };
}
