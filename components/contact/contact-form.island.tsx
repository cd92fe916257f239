import { Portal } from '@ark-ui/react/portal';
import { type FieldStore, getErrors } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { phones } from '#domain/browser-content.ts';
import {
  type ContactField,
  type ContactMessage,
  countCharacters,
  messageLimits,
} from '#domain/contact/contact-message.ts';
import { type Question, withAnswer } from '#domain/contact/questions.ts';
import { plural } from '#domain/core/language.ts';
import { listPhones } from '#domain/practice/locations.ts';
import styles from './contact-form.island.css?inline';
import { FieldControl } from './field-control.tsx';
import { contactFields, type FormState, useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  hint: string;
  /** Where messages are sent. If it is missing, they are logged in the visitor's own console. */
  endpoint?: string | undefined;
  siteKey: string;
  /** Questions that help to find a time, where messages are delivered. */
  questions?: readonly Question[] | undefined;
}

/**
 * The contact form. Its button stays focusable while it is disabled, so that the focus isn't lost. Only its script
 * sends: until hydration, the method `dialog` keeps a message out of the URL.
 */
function ContactForm({ hint, endpoint, siteKey, questions = [] }: ContactFormProps) {
  useSignals();
  const { Form, Field, form, state, ...on } = useContactForm(endpoint);
  // From the press on, and until the end, though the library calls a second press the end.
  const isSending = form.submitting.value || state === 'sending';
  const { message } = form.response.value;
  const wrong = Object.values(getErrors(form)).filter(Boolean).length;
  return (
    <>
      <Form
        method="dialog"
        className="contact-form grid gap-2 @md:gap-3 mt-6 @md:mt-8 @md:grid-cols-[1fr_1fr]"
        onSubmitCapture={on.readFields}
        onSubmit={on.send}
      >
        {contactFields.map((description) => (
          <Field key={description.name} name={description.name}>
            {(field, inputProps) => (
              <FieldControl {...{ description, field, inputProps, hint, isSending }}>
                <Questions {...{ questions, isSending }} message={field} write={on.write} />
              </FieldControl>
            )}
          </Field>
        ))}
        {siteKey && <TurnstileWidget siteKey={siteKey} />}
        <p role="status" className="sr-only">
          {wrong > 0
            ? plural(wrong, {
                one: '1 field needs attention',
                other: `${wrong} fields need attention`,
              })
            : ''}
        </p>
        <p
          role="alert"
          className="not-empty:my-2 not-empty:px-6 not-empty:py-4 not-empty:border-l-2 border-alarm bg-white col-span-full"
        >
          {message && (
            <span key={message}>
              <WithNumbers>{message}</WithNumbers>
            </span>
          )}
        </p>
        <SendButton state={state} />
      </Form>
      {/* The live region is there from the start, so that the toast is announced. It takes no space while it is empty,
          and is outside `<main>`, which positions fixed elements in older engines. */}
      <Portal>
        <div
          role="status"
          data-toast
          className="fixed right-0 bottom-0 z-30 p-[clamp(1rem,3vw,2rem)] pb-[max(1rem,env(safe-area-inset-bottom))] pointer-events-none"
        >
          {state === 'sent' && (
            <div className="toast on-dark raised px-6 py-4 bg-deep border border-gold rounded-2px">
              <p className="font-600">{sentTitle}</p>
              <p className="small">{sentText}</p>
            </div>
          )}
        </div>
      </Portal>
    </>
  );
}

const buttonTexts: Record<FormState, string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',
  confirmed: 'Send Message',
};

const sentTitle = 'Message sent!';
const sentText = "We'll get back to you as soon as possible.";

function SendButton({ state }: { state: FormState }) {
  return (
    <div className="contact-send col-span-full flex flex-wrap items-center gap-x-6 gap-y-4 unscripted:hidden!">
      <button
        type="submit"
        className="button-gold min-w-[min(12rem,100%)]"
        aria-disabled={state === 'sending' || state === 'sent'}
      >
        {state === 'sent' && <Icon name="check" size={20} className="tick" />}
        <span>{buttonTexts[state]}</span>
      </button>
      <p className="contact-confirmation empty:hidden">
        {state === 'confirmed' && (
          <span>
            <WithNumbers>{`${sentTitle} ${sentText} Can’t wait? Call ${listPhones(phones)}`}</WithNumbers>
          </span>
        )}
      </p>
    </div>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  isSending: boolean;
  message: FieldStore<ContactMessage, ContactField>;
  write: (text: string) => void;
}

/**
 * Buttons that answer a question in a line of the message. Pressed again, a button takes it back. None makes it too
 * long.
 */
function Questions({ questions, isSending, message, write }: QuestionsProps) {
  useSignals();
  const text = message.value.value ?? '';
  return questions.map(({ question, answers }) => (
    <fieldset key={question} disabled={isSending} className="unscripted:hidden! mb-2">
      <legend className="mb-1">{`${question} (optional)`}</legend>
      <div className="flex flex-wrap gap-2">
        {answers.map(({ answer, line }) => {
          const isWritten = text.split('\n').includes(line);
          const next = withAnswer(text, questions, line);
          return (
            <button
              key={answer}
              type="button"
              className="time-button"
              aria-pressed={isWritten}
              disabled={!isWritten && countCharacters(next) > messageLimits.message.max}
              onClick={() => write(next)}
            >
              {answer}
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
}

/** Cloudflare's check that a person is there. Its script finds the element, and adds a field with the token. */
function TurnstileWidget({ siteKey }: { siteKey: string }) {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    document.head.appendChild(script);
  }, []);
  return <div className="cf-turnstile col-span-full" data-sitekey={siteKey} />;
}

export default defineIsland('contact-form', ContactForm, styles);
