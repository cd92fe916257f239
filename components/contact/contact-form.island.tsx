import { getErrors } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { Check } from 'lucide-react';
import { defineIsland } from '#components/island/define-island.ts';
import { Unbroken } from '#components/layout/unbroken.tsx';
import { phone } from '#domain/browser-content.ts';
import { plural } from '#domain/language.ts';
import { phoneLink } from '#domain/practice/locations.ts';
import { AskForTime } from './ask-for-time.tsx';
import styles from './contact-form.island.css?inline';
import { FieldControl } from './field-control.tsx';
import { sentText, sentTitle, Toast } from './toast.tsx';
import { TurnstileWidget } from './turnstile-widget.tsx';
import { contactFields, type FormState, useContactForm } from './use-contact-form.ts';
import { useDelivery } from './use-delivery.ts';

interface ContactFormProps {
  hint: string;
  /** Where messages are sent. If it is missing, they are logged in the visitor's own console. */
  endpoint?: string | undefined;
  siteKey: string;
  /** Times to ask for, where messages are delivered. */
  times?: readonly string[] | undefined;
}

/**
 * The contact form. Its button stays focusable while it is disabled, so that the focus isn't lost. Only its script
 * sends: until hydration, the method `dialog` keeps a message out of the URL.
 */
function ContactForm({ hint, endpoint, siteKey, times = [] }: ContactFormProps) {
  useSignals();
  const { deliver, tries } = useDelivery(endpoint);
  const { Form, Field, form, state, isConfirmed, ...on } = useContactForm(deliver);
  const wrong = Object.values(getErrors(form)).filter(Boolean).length;
  return (
    <>
      <Form
        method="dialog"
        className="contact-form grid gap-3 mt-8 md:grid-cols-[1fr_1fr]"
        onSubmitCapture={on.readFields}
        onSubmit={on.send}
      >
        {contactFields.map((description) => (
          <Field key={description.name} name={description.name}>
            {(field, inputProps) => (
              <FieldControl {...{ description, field, inputProps, hint }}>
                {times.length > 0 && <AskForTime times={times} message={field} write={on.write} />}
              </FieldControl>
            )}
          </Field>
        ))}
        {siteKey && <TurnstileWidget siteKey={siteKey} tries={tries} />}
        <p role="status" className="sr-only">
          {wrong > 0 &&
            plural(wrong, {
              one: '1 field needs attention',
              other: `${wrong} fields need attention`,
            })}
        </p>
        <p
          role="alert"
          className="not-empty:my-2 not-empty:px-6 not-empty:py-4 not-empty:bg-white not-empty:border-l-2 not-empty:border-alarm col-span-full"
        >
          <Unbroken text={form.response.value.message ?? ''} />
        </p>
        <SendButton state={state} isConfirmed={isConfirmed} />
      </Form>
      <Toast isShown={state === 'sent'} />
    </>
  );
}

const buttonTexts: Record<FormState, string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',
};

function SendButton({ state, isConfirmed }: { state: FormState; isConfirmed: boolean }) {
  return (
    <div className="contact-send col-span-full flex flex-wrap items-center gap-x-6 gap-y-4 media-noscript:hidden">
      <button
        type="submit"
        className="button-gold aria-[disabled=true]:text-ink aria-[disabled=true]:bg-transparent aria-[disabled=true]:border-slate aria-[disabled=true]:cursor-default min-w-48 aria-[disabled=true]:[filter:none]"
        aria-disabled={state !== 'idle'}
      >
        {state === 'sent' && <Check size={20} strokeWidth={1} aria-hidden className="tick" />}
        {buttonTexts[state]}
      </button>
      <p className="contact-confirmation empty:hidden">
        {isConfirmed && (
          <>
            {`${sentTitle} ${sentText} Can’t wait? Call `}
            <a href={phoneLink(phone)} className="text-link whitespace-nowrap">
              {phone}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

export default defineIsland('contact-form', ContactForm, styles);
