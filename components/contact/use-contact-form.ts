import { reset, setValue, useForm } from '@modular-forms/react';
import { type FormEvent, useRef, useState } from 'react';
import { email, phones } from '#domain/browser-content.ts';
import {
  type ContactField,
  type ContactMessage,
  contactMessageSchema,
  contactProblems,
} from '#domain/contact/contact-message.ts';
import { listPhones } from '#domain/practice/locations.ts';

/** Milliseconds for which the form says 'Message Sent!' before another message can be sent. */
const sentDuration = 5000;
/** The least milliseconds for which 'Sending...' is shown, so that it can be read. */
const sendingDuration = 400;

/** Confirmed is as idle, but says that the last message was sent. */
export type FormState = 'idle' | 'sending' | 'sent' | 'confirmed';

declare global {
  interface Window {
    turnstile?: { reset(): void };
  }
}

/**
 * Runs the contact form: idle, sending, sent for five seconds, confirmed. Values are validated on submit, and from then
 * on as they are corrected. A message that fails keeps its values and can be sent again. Without initial values the
 * library reads the fields, including what was typed before hydration.
 */
export function useContactForm(endpoint: string | undefined) {
  const [state, setState] = useState<FormState>('idle');
  const attempt = useRef({ id: '', text: '' });
  const [form, components] = useForm<ContactMessage>({
    validateOn: 'submit',
    revalidateOn: 'change',
    validate: contactProblems,
  });

  async function send(values: ContactMessage) {
    const element = form.element.peek();
    if (state === 'sending' || state === 'sent' || !element) return;
    setState('sending');
    const pause = new Promise((resolve) => setTimeout(resolve, sendingDuration));
    // Whatever goes wrong, the visitor reads what to do about it, and the console has the error.
    const [response] = await Promise.all([deliver(values, element).catch(console.error), pause]);
    if (!response?.ok) {
      setState('idle');
      throw new Error(adviceAfter(response?.status));
    }
    element.reset();
    reset(form);
    setState('sent');
    setTimeout(() => setState('confirmed'), sentDuration);
  }

  /**
   * Sends a message to the endpoint, or logs it in the visitor's own console without one. Every attempt to send one
   * text has the same id, so that the receiver can detect repeats.
   */
  async function deliver(values: ContactMessage, element: HTMLFormElement) {
    const message = contactMessageSchema.parse(values);
    if (!endpoint) {
      console.log('Contact message', message);
      return { ok: true, status: 204 };
    }
    const text = JSON.stringify(message);
    if (text !== attempt.current.text) attempt.current = { id: randomId(), text };
    // The field that Turnstile's widget adds to the form. Each attempt needs a new token, because one is valid once.
    const token = new FormData(element).get('cf-turnstile-response') ?? undefined;
    try {
      const response = await post(endpoint, { id: attempt.current.id, message, token });
      if (response.ok) attempt.current.text = '';
      return response;
    } finally {
      window.turnstile?.reset();
    }
  }

  /** Reads the fields themselves, because autofill and password managers may set values without events. */
  function readFields({ currentTarget }: FormEvent<HTMLFormElement>) {
    for (const { name } of contactFields) {
      setValue(form, name, fieldIn(currentTarget, name).value, { shouldValidate: false });
    }
  }

  function write(message: string) {
    const element = form.element.peek();
    if (element) fieldIn(element, 'message').value = message;
    setValue(form, 'message', message, { shouldFocus: false });
  }

  return { form, ...components, state, readFields, write, send };
}

function fieldIn(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

export interface FieldDescription {
  name: ContactField;
  label: string;
  autoComplete?: string;
  type?: 'email' | 'tel';
  /** The characters that the field takes. They are on the line that is there for an error. */
  takes?: string;
}

export const contactFields: readonly FieldDescription[] = [
  { name: 'name', label: 'Your Name *', autoComplete: 'name' },
  { name: 'email', label: 'Email Address *', autoComplete: 'email', type: 'email' },
  {
    name: 'phone',
    label: 'Phone Number *',
    autoComplete: 'tel',
    type: 'tel',
    takes: 'Digits, spaces, and ( ) - . +',
  },
  { name: 'message', label: 'Your Message *' },
];

/** Milliseconds to wait for the server, which itself waits for Turnstile and for the receiver. */
const timeout = 20_000;

/** Posts JSON, also when the visitor leaves the page meanwhile. */
function post(endpoint: string, submission: object): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
    keepalive: true,
    // Safari has it since version 16.
    signal: AbortSignal.timeout?.(timeout),
  });
}

/** Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on a page without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/** @param status of the response, if there was one */
function adviceAfter(status?: number): string {
  const calls = listPhones(phones);
  return status === 429
    ? `Too many messages at once. Please try again in a minute, call ${calls}, or email ${email}.`
    : `We couldn’t send your message. Please try again, call ${calls}, or email ${email}.`;
}
