import { Phone } from 'lucide-react';
import { mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { siteWords } from '#domain/words/site.ts';
import { BookingLink } from './booking-link.tsx';

/** Two buttons within the thumb's reach on phones: call and book. The last element of a page's main part. */
export function CallBar() {
  return (
    <p className="call-bar on-dark bg-deep screen-only">
      <a
        href={phoneLink(mainLocation.phone)}
        className="button-line"
        aria-label={siteWords.call(mainLocation.phone)}
      >
        <Phone size={18} strokeWidth={1.5} aria-hidden />
        {siteWords.callUs}
      </a>
      <BookingLink hasArrow={false} className="button-gold">
        {bookingWords.exam}
      </BookingLink>
    </p>
  );
}
