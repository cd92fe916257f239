import { CallLink } from '#components/contact/phone-link.tsx';
import { BookingLink } from './booking-link.tsx';

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
