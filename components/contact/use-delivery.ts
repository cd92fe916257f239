import { useRef, useState } from 'react';
import { email, phone } from '#domain/browser-content.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { turnstileField } from './turnstile-widget.tsx';

/** Milliseconds to wait for the server, which itself waits for Turnstile and for the receiver. */
const timeout = 20_000;

/**
 * Returns a function that sends a message to an endpoint, or logs it in the visitor's own console without one, and
 * the number of attempts. Every attempt to send one text has the same id, so that the receiver can detect repeats.
 */
export function useDelivery(endpoint: string | undefined) {
  const attempt = useRef({ id: '', text: '' });
  const [tries, setTries] = useState(0);

  async function deliver(message: ContactMessage, form: HTMLFormElement) {
    if (!endpoint) return console.log('Contact message', message);
    const text = JSON.stringify(message);
    if (text !== attempt.current.text) attempt.current = { id: crypto.randomUUID(), text };
    const token = new FormData(form).get(turnstileField) ?? undefined;
    try {
      await post(endpoint, { id: attempt.current.id, message, token });
      attempt.current.text = '';
    } finally {
      setTries((count) => count + 1);
    }
  }

  return { deliver, tries };
}

/** Posts JSON, also when the visitor leaves the page meanwhile. */
async function post(endpoint: string, submission: object) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
  if (response?.ok) return;
  throw new Error(
    response?.status === 429
      ? `Too many messages at once. Please try again in a minute, call ${phone}, or email ${email}.`
      : `We couldn’t send your message. Please try again, call ${phone}, or email ${email}.`,
  );
}
