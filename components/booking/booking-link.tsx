import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallLink } from '#components/contact/phone-link.tsx';
import { booking as ownBooking } from '#domain/content.ts';

interface BookingLinkProps {
  className: string;
  /** By default, it books an exam. */
  children?: ReactNode;
  /** Whether the booking section is on the same page. */
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

/** The invitation at the end of a page: an appointment, by link or by phone. */
export function NextStep({ text, action }: NextStepProps) {
  return (
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
  );
}
