import {
  FormError,
  focus,
  reset,
  setResponse,
  setValue,
  useForm,
  validate,
} from '@modular-forms/react';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type ContactMessage,
  contactMessageSchema,
  contactProblems,
} from '#domain/contact/contact-message.ts';
import { contactFields } from './fields.ts';
import type { SubmittedForm } from './submitted-form.ts';

/** Milliseconds that the form says 'Message Sent!' before another message can be sent. */
const sentDuration = 5000;
/** Milliseconds that 'Sending...' stands at least, so that it can be read. */
const sendingDuration = 400;

export type FormState = 'idle' | 'sending' | 'sent';

/** Hands a valid message over. A FormError, or an Error in words for visitors, says that it failed. */
type Deliver = (message: ContactMessage, form: HTMLFormElement) => Promise<void>;

/**
 * The contact form's state: idle, sending, sent for five seconds, idle again. Values are checked on
 * submit, and from then on as they are corrected. What fails keeps its values and can be sent again.
 * Without initial values the library takes what stands in the fields, also what was typed before
 * the form was hydrated.
 */
export function useContactForm(deliver: Deliver, submitted: SubmittedForm | undefined) {
  const [state, setState] = useState<FormState>('idle');
  const [isConfirmed, setConfirmed] = useState(false);
  const [form, components] = useForm<ContactMessage>({
    validateOn: 'submit',
    revalidateOn: 'change',
    validate: contactProblems,
  });
  useEffect(() => {
    if (!submitted) return;
    form.submitted.value = true;
    if (submitted.notice) setResponse(form, { status: 'error', message: submitted.notice });
    // What was corrected before the form was hydrated is judged anew.
    else validate(form, { shouldFocus: false });
  }, [form, submitted]);

  async function send(values: ContactMessage) {
    const element = form.element.peek();
    if (state !== 'idle' || !element) return;
    setState('sending');
    setConfirmed(false);
    try {
      await Promise.all([deliver(contactMessageSchema.parse(values), element), sendingPause()]);
    } catch (error) {
      setState('idle');
      focusFirst(error);
      throw error;
    }
    // Not the form's own reset: that would bring a message back which the server had sent to be mended.
    for (const { name } of contactFields) fieldIn(element, name).value = '';
    reset(form);
    setState('sent');
    setConfirmed(true);
    setTimeout(() => setState('idle'), sentDuration);
  }

  /** What fills in a form for its visitor may not tell: what stands in the fields is what counts. */
  function readFields({ currentTarget }: FormEvent<HTMLFormElement>) {
    for (const { name } of contactFields) {
      setValue(form, name, fieldIn(currentTarget, name).value, { shouldValidate: false });
    }
  }

  function focusFirst(error: unknown) {
    if (!(error instanceof FormError)) return;
    const first = contactFields.find(({ name }) => name in error.errors);
    if (first) focus(form, first.name);
  }

  return { form, ...components, state, isConfirmed, readFields, send };
}

function fieldIn(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function sendingPause() {
  return new Promise((resolve) => setTimeout(resolve, sendingDuration));
}
