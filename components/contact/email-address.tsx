import { practice } from '#content/index.ts';

/** The e-mail address: where it does not fit, it breaks after the @ and not within a word. */
export function EmailAddress() {
  const [name, host] = practice.email.split('@');
  return (
    <span>
      {`${name}@`}
      <wbr />
      {host}
    </span>
  );
}
