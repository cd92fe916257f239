import { BookingLink } from '#components/booking/booking-link.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { mainLocation, type ServicePage } from '#domain/index.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { serviceWords } from '#domain/words/service.ts';
import { siteWords } from '#domain/words/site.ts';

/** The end of a service page: the next step, by link or by phone. */
export function CallToAction({ service }: { service: ServicePage }) {
  return (
    <section aria-labelledby="next-step" className="on-dark bg-stone screen-only">
      <div className="container py-16 flex flex-wrap items-center justify-between gap-8">
        <div className="measure">
          <h2 id="next-step" className="display-2">
            {serviceWords.nextStep}
          </h2>
          <p className="mt-3 lead">{service.summary}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <BookingLink className="button-gold">{service.action ?? bookingWords.exam}</BookingLink>
          <PhoneLink className="button-line">{siteWords.call(mainLocation.phone)}</PhoneLink>
        </p>
      </div>
    </section>
  );
}
