import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/text-in.tsx';
import { booking as ownBooking } from '#domain/content.ts';
import { deliversMessages } from '#domain/core/environment.ts';

interface BookingLinkProps {
  className?: string;
  children?: ReactNode;
  isOnPage?: boolean;
  /** Whether to show the arrow that marks a link to another site. */
  hasArrow?: boolean;
  booking?: { url: string } | undefined;
}

/** The golden button of a page's content that leads to booking, and below its row the line that says how to book. */
export function BookingButton(props: Omit<BookingLinkProps, 'className' | 'hasArrow'>) {
  const ways = deliversMessages() ? 'phone or message' : 'phone or email';
  return (
    <>
      <BookingLink {...props} className="button-gold" />
      <span className="order-last basis-full small">
        <TextIn>{ownBooking.url ? `Online, or by ${ways}` : `By ${ways}`}</TextIn>
      </span>
    </>
  );
}

/** A link to the online scheduler, or else to the booking section. If it leaves the site, it says so. */
export function BookingLink({
  className,
  children = 'Book Exam',
  isOnPage,
  hasArrow = true,
  booking: { url } = ownBooking,
}: BookingLinkProps) {
  return (
    <a className={className} href={url || (isOnPage ? '#book' : '/#book')}>
      {typeof children === 'string' ? <TextIn>{children}</TextIn> : children}
      {url && (
        <>
          <span lang="en" className="sr-only">{`, on ${new URL(url).host}`}</span>
          {hasArrow && <Icon name="arrow-up-right" size={18} />}
        </>
      )}
    </a>
  );
}
