import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/language.tsx';
import { booking as ownBooking, practice } from '#domain/content.ts';
import { deliversMessages } from '#domain/core/environment.ts';
import { locationWords } from '#domain/core/labels.ts';

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
