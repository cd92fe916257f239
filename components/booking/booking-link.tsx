import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { booking as ownBooking } from '#domain/content.ts';
import { bookingLink } from '#domain/practice/booking.ts';
import { bookingWords } from '#domain/words/booking.ts';

interface BookingLinkProps {
  className: string;
  children: ReactNode;
  /** Whether the booking section is on the same page. */
  isOnPage?: boolean;
  /** Whether to show the arrow that marks a link to another site. */
  hasArrow?: boolean;
  booking?: { url: string } | undefined;
}

/** A link to booking. If it leaves the site, it says so. */
export function BookingLink({
  className,
  children,
  isOnPage,
  hasArrow = true,
  booking = ownBooking,
}: BookingLinkProps) {
  const { href, host } = bookingLink(booking, isOnPage ? '' : '/');
  return (
    <a href={href} className={className}>
      {children}
      {host && (
        <>
          <span className="sr-only">{bookingWords.elsewhere(host)}</span>
          {hasArrow && <ArrowUpRight size={18} strokeWidth={1.5} aria-hidden />}
        </>
      )}
    </a>
  );
}
