import { Phone } from 'lucide-react';
import { mainLocation, practice } from '#domain/content.ts';
import { contactDelivery } from '#domain/environment.ts';
import { phoneLink } from '#domain/practice/locations.ts';
import { locationWords } from '#domain/words/labels.ts';
import { BookingLink } from './booking-link.tsx';

interface CallBarProps {
  /** Whether a message is as good as a call while the phone isn't answered. Not on pages about eye problems. */
  canWait?: boolean;
}

/** Two buttons within the thumb's reach on phones only, because elsewhere the header has both: call and book. The last element of a page's main part. */
export function CallBar({ canWait = false }: CallBarProps) {
  return (
    <p className="call-bar hidden sticky bottom-0 z-20 grid-cols-2 gap-3 px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] border-t border-gold media-phone:grid [&>a]:min-h-12 [&>a]:px-2 [&>a]:leading-tight on-dark bg-deep screen-only">
      <a
        href={phoneLink(mainLocation.phone)}
        className={canWait ? 'by-phone button-line unanswered:hidden' : 'button-line'}
        aria-label={`Call ${mainLocation.phone}`}
      >
        <Phone size={18} strokeWidth={1.5} aria-hidden />
        Call
      </a>
      {canWait && <WriteLink className="by-message button-line hidden unanswered:inline-flex" />}
      <BookingLink hasArrow={false} className="button-gold" />
    </p>
  );
}

const subject = encodeURIComponent('An appointment');
const body = encodeURIComponent('My name:\r\nMy phone number:\r\nDays and times that suit me:\r\n');

/** The way to ask for a time: the form if its messages are delivered, and a drafted email if they aren't. */
export function WriteLink({ className, to = practice.email }: { className: string; to?: string }) {
  const isDelivered = contactDelivery() !== 'console';
  const email = `mailto:${to}?subject=${subject}&body=${body}`;
  return (
    <a href={isDelivered ? '/contact#contact-message' : email} className={className}>
      {isDelivered ? 'Ask for a time' : locationWords.write}
    </a>
  );
}
