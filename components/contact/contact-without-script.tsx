import { practice } from '#content/index.ts';

/** Two ways to reach us that need no script, for where the form can't send. */
export function ContactWithoutScript() {
  return (
    <noscript>
      <p className="flex flex-wrap gap-4 mt-6">
        <a href={`tel:${practice.phone.e164}`} className="button-gold">
          {`Call ${practice.phone.display}`}
        </a>
        <a href={`mailto:${practice.email}`} className="button-line">
          Write an E-mail
        </a>
      </p>
    </noscript>
  );
}
