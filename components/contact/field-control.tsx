import type { FieldElementProps, FieldStore } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type ContactField,
  type ContactMessage,
  countCharacters,
  messageLimits,
} from '#domain/contact/contact-message.ts';
import { plural } from '#domain/core/language.ts';
import type { FieldDescription } from './use-contact-form.ts';

const look = 'contact-input w-full min-h-13 px-4 py-3 bg-white rounded-2px';

interface FieldControlProps {
  description: FieldDescription;
  field: FieldStore<ContactMessage, ContactField>;
  inputProps: FieldElementProps<ContactMessage, ContactField>;
  hint: string;
  /** While a message is on its way, its fields can't change: they are emptied once it has arrived. */
  isSending: boolean;
  children?: ReactNode;
}

/** A field with label, hint and error. The browser keeps its text. */
export function FieldControl(props: FieldControlProps) {
  useSignals();
  const { description, field, inputProps, hint, isSending, children } = props;
  const { name, label, autoComplete, type = 'text', takes } = description;
  const isLong = name === 'message';
  const error = field.error.value;
  const [id, errorId] = [`contact-${name}`, `contact-${name}-error`];
  const hintId = isLong ? 'contact-hint' : takes && `${id}-hint`;
  // The advice is above the form (contact.tsx), where the numbers in it are links.
  const descriptions = [isLong && 'contact-advice', hintId, errorId];
  const shared = {
    ...inputProps,
    id,
    autoComplete,
    required: true,
    readOnly: isSending,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' '),
    className: isLong ? `${look} min-h-40 resize-y scroll-mt-[min(24rem,50vh)]` : look,
  };
  return (
    <div className={`flex flex-col gap-1.5 ${type === 'text' ? 'col-span-full' : ''}`}>
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      {isLong ? (
        <>
          <p id={hintId} className="small text-slate">
            {hint}
          </p>
          {children}
          <textarea {...shared} rows={5} />
        </>
      ) : (
        <input {...shared} type={type} enterKeyHint="next" />
      )}
      <div className="flex justify-between gap-4 min-h-6">
        <div>
          <p id={errorId} className="text-alarm font-600 small">
            {error && (
              <span key={error}>
                <span className="sr-only">Error: </span>
                {error}
              </span>
            )}
          </p>
          {takes && (
            <p id={hintId} className="small text-slate">
              {takes}
            </p>
          )}
        </div>
        {isLong && (
          <MessageCounter
            length={countCharacters(field.value.value ?? '')}
            limit={messageLimits.message.max}
          />
        )}
      </div>
    </div>
  );
}

/** Milliseconds without typing before a screen reader hears the count. */
const quietTime = 1000;

/** Shows how many characters are used, and announces how many are left when typing pauses. */
function MessageCounter({ length, limit }: { length: number; limit: number }) {
  const [announced, setAnnounced] = useState('');
  const count = Math.abs(limit - length);
  const characters = plural(count, { one: '1 character', other: `${count} characters` });
  const text = `${characters} ${length > limit ? 'too many' : 'left'}`;
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setAnnounced(text), quietTime);
    return () => clearTimeout(timer);
  }, [length, text]);
  return (
    <p className="small text-slate flex-none tabular-nums">
      <span aria-hidden>{`${length} / ${limit}`}</span>
      <span className="sr-only" aria-live="polite">
        {announced}
      </span>
    </p>
  );
}
