import { FormError } from '@modular-forms/react';
import { honeypotField, turnstileField } from '#domain/contact/contact-delivery.ts';
import type { ContactMessage, ContactProblems } from '#domain/contact/contact-message.ts';
import { mainLocation, practice } from '#domain/practice/practice.ts';
import { contactWords } from '#domain/words/contact.ts';

/** The server's problem document for a message that it doesn't accept (RFC 9457). */
interface Problem {
  detail?: string;
  errors?: ContactProblems;
}

const failed = contactWords.failed(mainLocation.phone, practice.email);

/** Milliseconds to wait for the server's response. */
const timeout = 20_000;

/** Returns a new key. Every attempt to send one filled-in form has the same key, so it is one message. */
export function createKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36)).join('-');
}

/**
 * Sends a message to the site's endpoint.
 * @throws FormError with the fields that the server rejected, and words for the visitor
 */
export async function sendMessage(
  message: ContactMessage,
  { endpoint, key, form }: { endpoint: string; key: string; form: HTMLFormElement },
): Promise<void> {
  const fields = new FormData(form);
  const body = JSON.stringify({
    ...message,
    [honeypotField]: fields.get(honeypotField),
    [turnstileField]: fields.get(turnstileField),
    elapsed: Math.round(performance.now()),
  });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(endpoint, { method: 'POST', headers, body, signal }).catch(() => {
    throw new FormError(failed);
  });
  if (response.ok) return;
  const { detail, errors = {} } = await readProblem(response);
  throw new FormError<ContactMessage>(detail ?? failed, errors);
}

async function readProblem(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  return isProblem ? await response.json<Problem>().catch(() => ({})) : {};
}
