import { useEffect, useRef } from 'react';
import { honeypotField } from '#domain/contact/contact-delivery.ts';
import { contactWords } from '#domain/words/contact.ts';

interface Turnstile {
  render(element: HTMLElement, options: { sitekey: string }): string;
  reset(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface SpamGuardProps {
  siteKey: string;
  /** The number of attempts so far. Each needs a new token, because a token is valid once. */
  tries: number;
}

/** A field that only bots fill in, and Turnstile if the site has a key for it. */
export function SpamGuard({ siteKey, tries }: SpamGuardProps) {
  return (
    <>
      <div className="sr-only" aria-hidden>
        <label>
          {`${contactWords.honeypot} `}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {siteKey && <TurnstileWidget siteKey={siteKey} tries={tries} />}
    </>
  );
}

function TurnstileWidget({ siteKey, tries }: SpamGuardProps) {
  const element = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);
  useEffect(() => {
    const script = document.createElement('script');
    script.src = turnstileScript;
    script.onload = () => {
      if (element.current)
        widget.current = window.turnstile?.render(element.current, { sitekey: siteKey });
    };
    document.head.appendChild(script);
  }, [siteKey]);
  useEffect(() => {
    if (tries > 0 && widget.current) window.turnstile?.reset(widget.current);
  }, [tries]);
  return <div ref={element} />;
}
