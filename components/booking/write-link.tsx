import { practice } from '#domain/content.ts';
import { deliversMessages } from '#domain/core/environment.ts';
import { locationWords } from '#domain/core/labels.ts';

const appointment = {
  subject: 'An appointment',
  body: 'I’d like an eye exam.\r\nGood times: \r\nMy plan: \r\nMy phone number: \r\n',
};

interface WriteLinkProps {
  className?: string;
  to?: string;
  /** The drafted email. */
  about?: { subject: string; body?: string };
  children?: string;
}

/** The way to write, by default to ask for a time: the form if its messages are delivered, or else a drafted email. */
export function WriteLink({
  className = 'button-line',
  to = practice.email,
  about: { subject, body = '' } = appointment,
  children,
}: WriteLinkProps) {
  const isDelivered = deliversMessages();
  const email = `mailto:${to}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
  return (
    <a
      className={`by-message ${className}`}
      href={isDelivered ? '/contact#contact-message' : email}
    >
      {children ?? (isDelivered ? 'Ask for a time' : locationWords.write)}
    </a>
  );
}
