import { contactDelivery } from '#domain/contact/contact-delivery.ts';
import { practice } from '#domain/content.ts';
import { locationWords } from '#domain/words/locations.ts';

/** The way to write: to the form if its messages are delivered, and by email if they aren't. */
export function WriteLink({ className, to = practice.email }: { className: string; to?: string }) {
  const isDelivered = contactDelivery() !== 'console';
  return (
    <a href={isDelivered ? '/contact#contact-message' : `mailto:${to}`} className={className}>
      {isDelivered ? 'Ask for a time' : locationWords.write}
    </a>
  );
}
