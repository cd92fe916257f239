import { BookingLink } from '#components/booking/booking-link.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { booking as ownBooking } from '#domain/content.ts';
import { bookingWords } from '#domain/words/labels.ts';

/** Other ways to arrange a visit, if the owner gave any: scheduler, forms, portal, cancellation. */
export function BookingDetails({ booking = ownBooking }: { booking?: typeof ownBooking }) {
  const { url, newPatientForms, portal, cancellation } = booking;
  const links = [
    { title: bookingWords.newPatientForms, path: newPatientForms },
    { title: bookingWords.portal, path: portal },
  ].filter(({ path }) => path);
  const isOnline = url !== '' || links.length > 0;
  return (
    <>
      {isOnline && (
        <div className="measure">
          <h3 className="subtitle">{bookingWords.onlineHeading}</h3>
          {url && (
            <BookingLink booking={booking} className="button-line mt-4">
              Book a time online
            </BookingLink>
          )}
          {links.length > 0 && <LinkList links={links} className="mt-2" />}
        </div>
      )}
      {cancellation && (
        <div className="measure">
          <h3 className="subtitle">{bookingWords.cancellation}</h3>
          <p className="mt-2">{cancellation}</p>
        </div>
      )}
    </>
  );
}
