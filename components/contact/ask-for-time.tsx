import type { FieldStore } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ContactField, ContactMessage } from '#domain/contact/contact-message.ts';

const look =
  'time-button min-h-11 px-4 py-1 border border-slate rounded-2px [&:hover:not([aria-pressed=true])]:border-ink aria-[pressed=true]:text-on-gold aria-[pressed=true]:bg-gold aria-[pressed=true]:border-gold aria-[pressed=true]:before:[content:"✓_"/""]';

interface AskForTimeProps {
  times: readonly string[];
  message: FieldStore<ContactMessage, ContactField>;
  write: (text: string) => void;
}

/** Buttons that write a time into the first line of the message. Pressed again, a button takes it back. */
export function AskForTime({ times, message, write }: AskForTimeProps) {
  useSignals();
  const text = message.value.value ?? '';
  const lines = times.map((time) => `I’d like an eye exam. ${time} would suit me.`);
  const written = lines.find((line) => text.startsWith(line));
  const rest = written ? text.slice(written.length).trimStart() : text;
  return (
    <fieldset className="needs-script mb-2">
      <legend className="small mb-2">For an exam, choose a time that suits you:</legend>
      <div className="flex flex-wrap gap-2">
        {times.map((time, index) => (
          <button
            key={time}
            type="button"
            className={look}
            aria-pressed={lines[index] === written}
            onClick={() => write(lines[index] === written ? rest : `${lines[index]}\n${rest}`)}
          >
            {time}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
