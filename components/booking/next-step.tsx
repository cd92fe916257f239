import { Calls } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { callWords } from '#domain/practice/locations.ts';
import { BookingButton, BookingLink, WriteLink } from './booking-link.tsx';

/** The end of a page that leads to a visit: an appointment, by link or by phone, and the bar for phones. */
export function NextStep({ action }: { action?: string | undefined }) {
  return (
    <>
      <section
        aria-labelledby="next-step"
        data-text="skip"
        className="on-dark bg-stone screen-only"
      >
        <div className="container py-10 @md:py-16 spread gap-x-8 gap-y-6">
          <h2 id="next-step" className="display-2">
            Ready when you are
          </h2>
          <p className="flex flex-wrap gap-4">
            <BookingButton>{action}</BookingButton>
            <Calls className="button-line" />
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
  const look = 'min-h-12 px-2 leading-tight';
  return (
    <p
      data-text="skip"
      className="call-bar on-dark bg-deep screen-only sticky bottom-0 z-20 grid-cols-2 gap-3 px-gutter pt-2 border-t border-gold"
    >
      <Calls
        look="one"
        className={`button-line ${look} ${canWait ? 'by-phone unanswered:hidden' : ''}`}
        boxClass={canWait ? 'unanswered:hidden' : ''}
        isLabeled
      >
        {(location) => (
          <>
            <Icon name="phone" size={18} />
            {callWords(location)}
          </>
        )}
      </Calls>
      {canWait && <WriteLink className={`button-line ${look} hidden unanswered:inline-flex`} />}
      <BookingLink hasArrow={false} className={`button-gold ${look}`} />
    </p>
  );
}
