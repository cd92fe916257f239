import { practice } from '#domain/content.ts';
import { contactDelivery } from '#domain/core/environment.ts';
import { locationWords } from '#domain/core/labels.ts';

const subject = encodeURIComponent('An appointment');
const body = encodeURIComponent(
  'I’d like an eye exam.\r\nGood times: \r\nMy plan: \r\nMy phone number: \r\n',
);

/** The way to ask for a time: the form if its messages are delivered, and a drafted email if they aren't. */
export function WriteLink({ className = '', to = practice.email }) {
  const isDelivered = contactDelivery() !== 'console';
  const email = `mailto:${to}?subject=${subject}&body=${body}`;
  return (
    <a
      className={`by-message button-line ${className}`}
      href={isDelivered ? '/contact#contact-message' : email}
    >
      {isDelivered ? 'Ask for a time' : locationWords.write}
    </a>
  );
}
