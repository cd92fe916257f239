import { reset, setValue, useForm } from '@modular-forms/react';
import { type FormEvent, useState } from 'react';
import {
  type ContactField,
  type ContactMessage,
  contactMessageSchema,
  contactProblems,
} from '#domain/contact/contact-message.ts';

/** Milliseconds for which the form says 'Message Sent!' before another message can be sent. */
const sentDuration = 5000;
/** The least milliseconds for which 'Sending...' is shown, so that it can be read. */
const sendingDuration = 400;

export type FormState = 'idle' | 'sending' | 'sent';

/** Sends a valid message. Throws an Error in words for visitors if that fails. */
type Deliver = (message: ContactMessage, form: HTMLFormElement) => Promise<void>;

/**
 * Runs the contact form: idle, sending, sent for five seconds, idle again. Values are validated on
 * submit, and from then on as they are corrected. A message that fails keeps its values and can be
 * sent again. Without initial values the library reads the fields, including what was typed before
 * hydration.
 */
export function useContactForm(deliver: Deliver) {
  const [state, setState] = useState<FormState>('idle');
  const [isConfirmed, setConfirmed] = useState(false);
  const [form, components] = useForm<ContactMessage>({
    validateOn: 'submit',
    revalidateOn: 'change',
    validate: contactProblems,
  });

  async function send(values: ContactMessage) {
    const element = form.element.peek();
    if (state !== 'idle' || !element) return;
    setState('sending');
    setConfirmed(false);
    try {
      await Promise.all([deliver(contactMessageSchema.parse(values), element), sendingPause()]);
    } catch (error) {
      setState('idle');
      throw error;
    }
    element.reset();
    reset(form);
    setState('sent');
    setConfirmed(true);
    setTimeout(() => setState('idle'), sentDuration);
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

  return { form, ...components, state, isConfirmed, readFields, write, send };
}

function fieldIn(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function sendingPause() {
  return new Promise((resolve) => setTimeout(resolve, sendingDuration));
}

/** The appearance and attributes of the form's fields. */
export interface FieldDescription {
  name: ContactField;
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  isLong?: boolean;
}

export const contactFields: readonly FieldDescription[] = [
  { name: 'name', label: 'Your Name *', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email Address *', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone Number *', type: 'tel', autoComplete: 'tel' },
  { name: 'message', label: 'Your Message *', type: 'text', autoComplete: 'off', isLong: true },
];
