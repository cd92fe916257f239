import { useEffect, useRef } from 'react';

interface Turnstile {
  render(element: HTMLElement, options: { sitekey: string }): string;
  reset(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** The name of the field that the widget adds to the form. */
export const turnstileField = 'cf-turnstile-response';

const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface TurnstileWidgetProps {
  siteKey: string;
  /** The number of attempts so far. Each needs a new token, because a token is valid once. */
  tries: number;
}

/** Cloudflare's check that a person is there. */
export function TurnstileWidget({ siteKey, tries }: TurnstileWidgetProps) {
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
  return <div ref={element} className="col-span-full" />;
}
