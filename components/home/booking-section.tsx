import { BookingLink, WriteLink } from '#components/booking/booking-link.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { OpenNow } from '#components/hours/hours.tsx';
import { booking, openLocations, pageCopy, practice } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { BookingSheet } from './booking-sheet.tsx';

/** The most phone numbers that fit into the pupil. */
const mostNumbers = 3;

/** In the pupil, its dot is in line with the words. */
const openNow =
  'pl-0 not-empty:before:static not-empty:before:inline-block not-empty:before:mr-0.6em';

/**
 * The booking section: one screen with the fourth pane's eye, whose pupil contains the words, then the hours
 * on a sheet. Several locations are equal: visitors choose the nearer one.
 */
export function BookingSection({ locations = openLocations }) {
  const { heading, text } = pageCopy('home').sections.book;
  const isOne = locations.length === 1;
  const [{ phone, email }] = locations;
  return (
    <>
      <section
        id="book"
        data-page="home"
        aria-labelledby="book-heading"
        className="pane-section book on-dark relative isolate grid"
      >
        <div className="pupil">
          <h2 id="book-heading" className="display-2">
            {heading}
          </h2>
          <p className="pupil-text">{text}</p>
          {isOne && (
            <PhoneLink
              phone={phone}
              className="book-phone tap w-fit book-phone-large lining-nums no-underline hover:text-gold"
            />
          )}
          {isOne && <OpenNow className={openNow} />}
          {!isOne && locations.length <= mostNumbers && <Numbers locations={locations} />}
          <p className="pupil-actions">
            {booking.url && <BookingLink className="button-gold">Book a time online</BookingLink>}
            {isOne && (
              <PhoneLink
                phone={phone}
                className={`by-phone unanswered:order-1 ${booking.url ? 'button-line' : 'button-gold'}`}
              >
                Call the Office
              </PhoneLink>
            )}
            <WriteLink to={isOne ? email : practice.email} className="by-message button-line" />
          </p>
        </div>
      </section>
      <BookingSheet locations={locations} />
    </>
  );
}

function Numbers({ locations }: { locations: readonly OpenLocation[] }) {
  return (
    <ul className="grid gap-0.5em [&_a]:m-auto">
      {locations.map(({ slug, name, phone }) => (
        <li key={slug}>
          <p className="small text-slate">{name}</p>
          <PhoneLink
            phone={phone}
            className="book-phone tap w-fit display-2 no-underline hover:text-gold"
          />
        </li>
      ))}
    </ul>
  );
}
