import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { CallLink, CallOffice } from '#components/ui/call-office.tsx';
import { openLocations, booking as ownBooking, practice } from '#domain/content.ts';
import { contactDelivery } from '#domain/environment.ts';
import { locationWords } from '#domain/words/labels.ts';

interface BookingLinkProps {
  className?: string;
  children?: ReactNode;
  isOnPage?: boolean;
  /** Whether to show the arrow that marks a link to another site. */
  hasArrow?: boolean;
  booking?: { url: string } | undefined;
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
    <a href={url || (isOnPage ? '#book' : '/#book')} className={className}>
      {children}
      {url && (
        <>
          <span className="sr-only">{`, on ${new URL(url).host}`}</span>
          {hasArrow && <ArrowUpRight size={18} strokeWidth={1.5} aria-hidden />}
        </>
      )}
    </a>
  );
}

interface NextStepProps {
  /** What the visit is for, if the page is about one thing. */
  text?: string;
  action?: string | undefined;
}

/** The end of a page that leads to a visit: an appointment, by link or by phone, and the bar for phones. */
export function NextStep({ text, action }: NextStepProps) {
  return (
    <>
      <section aria-labelledby="next-step" className="on-dark bg-stone screen-only">
        <div className="container py-16 flex flex-wrap items-center justify-between gap-8">
          <div className="measure">
            <h2 id="next-step" className="display-2">
              Ready when you are
            </h2>
            {text && <p className="mt-3 lead">{text}</p>}
          </div>
          <p className="flex flex-wrap gap-4">
            <BookingLink className="button-gold">{action}</BookingLink>
            <CallLink className="button-line" />
          </p>
        </div>
      </section>
      <CallBar canWait />
    </>
  );
}

/**
 * Two buttons within the thumb's reach on phones only, because elsewhere the header has both: call and book. The last
 * element of a page's main part.
 * @param props.canWait a message is as good as a call while the phone isn't answered: not on pages about eye problems
 */
export function CallBar({ canWait = false }: { canWait?: boolean }) {
  return (
    <p className=":uno-call-bar: hidden sticky bottom-0 z-20 grid-cols-2 gap-3 px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] border-t border-gold media-phone:grid [&_a]:min-h-12 [&_a]:px-2 [&_a]:leading-tight on-dark bg-deep screen-only">
      <CallOffice
        className={canWait ? 'by-phone button-line unanswered:hidden' : 'button-line'}
        boxClass={canWait ? 'unanswered:hidden' : ''}
        isLabeled
      >
        {({ name }) => (
          <>
            <Phone size={18} strokeWidth={1.5} aria-hidden />
            {openLocations.length === 1 ? 'Call' : `Call ${name}`}
          </>
        )}
      </CallOffice>
      {canWait && <WriteLink className="hidden unanswered:inline-flex" />}
      <BookingLink hasArrow={false} className="button-gold" />
    </p>
  );
}

const subject = encodeURIComponent('An appointment');
const body = encodeURIComponent('My name:\r\nMy phone number:\r\nDays and times that suit me:\r\n');

const byMessage =
  ':uno-by-message: unanswered:[.by-phone:is(.button-gold,:has(.button-gold))~&]:(text-on-gold bg-gold border-transparent)';

/** The way to ask for a time: the form if its messages are delivered, and a drafted email if they aren't. */
export function WriteLink({ className = '', to = practice.email }) {
  const isDelivered = contactDelivery() !== 'console';
  const email = `mailto:${to}?subject=${subject}&body=${body}`;
  return (
    <a
      href={isDelivered ? '/contact#contact-message' : email}
      className={`${byMessage} button-line ${className}`}
    >
      {isDelivered ? 'Ask for a time' : locationWords.write}
    </a>
  );
}
