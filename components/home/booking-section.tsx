import { BookingLink } from '#components/booking/booking-link.tsx';
import { WriteLink } from '#components/booking/write-link.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { booking, openLocations, pageCopy } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { BookingSheet } from './booking-sheet.tsx';

/** The most phone numbers that fit into the pupil. */
const mostNumbers = 3;

/**
 * The booking section: one screen with the fourth pane's eye, whose pupil contains the words, then the hours
 * on a sheet. Several locations are equal: visitors choose the nearer one.
 */
export function BookingSection({ locations = openLocations }) {
  const { heading, text } = pageCopy('home').sections.book;
  const [first, ...others] = locations;
  return (
    <>
      <section
        id="book"
        data-page="home"
        aria-labelledby="book-heading"
        className="pane-section book on-dark"
      >
        <div className="pupil">
          <h2 id="book-heading" className="display-2">
            {heading}
          </h2>
          <p className="pupil-text">{text}</p>
          {others.length === 0 ? <OfficeCall location={first} /> : <Calls locations={locations} />}
        </div>
      </section>
      <BookingSheet locations={locations} />
    </>
  );
}

function OfficeCall({ location: { phone, email } }: { location: OpenLocation }) {
  return (
    <>
      <a
        href={phoneLink(phone)}
        className="book-phone book-phone-large lining-nums no-underline hover:text-gold"
      >
        {phone}
      </a>
      <OpenNow />
      <p className="pupil-actions">
        <BookOnline />
        <a
          href={phoneLink(phone)}
          className={`by-phone ${booking.url ? 'button-line' : 'button-gold'}`}
        >
          Call the Office
        </a>
        <WriteLink to={email} className="by-message button-line" />
      </p>
    </>
  );
}

function Calls({ locations }: { locations: readonly OpenLocation[] }) {
  return (
    <>
      {locations.length <= mostNumbers && (
        <ul className="pupil-calls">
          {locations.map(({ slug, name, phone }) => (
            <li key={slug}>
              <p className="small text-slate">{name}</p>
              <a
                href={phoneLink(phone)}
                className="book-phone display-2 no-underline hover:text-gold"
              >
                {phone}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="pupil-actions">
        <BookOnline />
        <WriteLink className="button-line" />
      </p>
    </>
  );
}

/** The practice's own scheduler, if it has one: it comes first. */
function BookOnline() {
  if (!booking.url) return null;
  return <BookingLink className="button-gold">Book a time online</BookingLink>;
}
