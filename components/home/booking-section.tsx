import { BookingLink } from '#components/booking/booking-link.tsx';
import { WriteLink } from '#components/booking/write-link.tsx';
import { ChangedHours, Hours, OpenNow } from '#components/hours/hours.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { PhoneLink } from '#components/ui/phone-link.tsx';
import { TextIn } from '#components/ui/text-in.tsx';
import {
  openLocations,
  booking as ownBooking,
  pageCopy,
  practice,
  visitLinks,
} from '#domain/content.ts';
import { bookingWords } from '#domain/core/labels.ts';
import { callWords, emailOf, type OpenLocation } from '#domain/practice/locations.ts';

/** What to read before a visit: in the pupil, and below it. */
const [visitLink, ...otherLinks] = visitLinks;

/** The most phone numbers that fit into the pupil. */
const mostNumbers = 3;

/**
 * The booking section: one screen with the fourth pane's eye, whose pupil contains the ways to book, then what to expect and
 * the hours on a sheet. Several locations are equal: visitors choose the nearer one.
 */
export function BookingSection({ locations = openLocations }) {
  const { url } = ownBooking;
  return (
    <>
      <section
        id="book"
        data-page="home"
        aria-labelledby="book-heading"
        className="book on-dark relative isolate grid"
      >
        <div className="pupil grid" data-pupil>
          <h2 id="book-heading" className="pupil-title display-2">
            {pageCopy('home').sections.book.heading}
          </h2>
          <PupilNumbers locations={locations} />
          <p data-text="skip" className="pupil-actions relative z-1 flex-wrap">
            {url && <BookingLink className="button-gold">Book a time online</BookingLink>}
            <Calls
              shows="one"
              locations={locations}
              className={`by-phone unanswered:order-1 ${url ? 'button-line' : 'button-gold'}`}
              boxClass="by-phone unanswered:order-1"
            >
              {(location) => callWords(location, 'the Office')}
            </Calls>
            <WriteLink to={emailOf(practice, locations)} />
          </p>
          {visitLink && (
            <a className="pupil-link tap" href={visitLink.path}>
              <TextIn language={visitLink.language}>{visitLink.title}</TextIn>
            </a>
          )}
        </div>
      </section>
      <BookingSheet locations={locations} />
    </>
  );
}

/** The phone of the only location, or of each of several, with whether it is open. */
function PupilNumbers({ locations }: { locations: typeof openLocations }) {
  const [{ phone }, ...others] = locations;
  if (others.length >= mostNumbers) return undefined;
  if (others.length === 0)
    return (
      <>
        <PhoneLink
          phone={phone}
          className="pupil-phone book-phone tap w-fit display-face leading-none no-underline hover:text-gold"
        />
        <OpenNow says="phone" />
      </>
    );
  return (
    <ul className="pupil-offices auto-rows-fr justify-items-center" data-calls="">
      {locations.map(({ slug, name, phone }) => (
        // On its own ground, because a long name reaches into the iris.
        <li key={slug} data-location={slug} className="bg-[var(--pupil-ground)] rounded-1em">
          <p className="pupil-office small flex flex-wrap gap-x-3">
            {name}
            <OpenNow location={slug} says="brief" className="pl-0" />
          </p>
          <PhoneLink
            phone={phone}
            className="pupil-title book-phone tap w-fit display-2 no-underline hover:text-gold"
          />
        </li>
      ))}
    </ul>
  );
}

/** Headings are at the left, their content at the right. */
const row =
  'booking-row grid gap-x-16 gap-y-4 comfort-small:lg:grid-cols-3 comfort-small:lg:items-baseline';

/** The hours, on a light sheet, from edge to edge. */
function BookingSheet({ locations }: { locations: readonly OpenLocation[] }) {
  const { book, hours } = pageCopy('home').sections;
  return (
    <section aria-labelledby="hours-heading" className="py-[clamp(2rem,5vw,4.5rem)] bg-white">
      <div className="container grid gap-8">
        <h2 id="hours-heading" className="display-2">
          {hours.heading}
        </h2>
        <div className="measure">
          <p className="lead">{book.text}</p>
          {otherLinks.length > 0 && <LinkList links={otherLinks} className="mt-2" />}
        </div>
        <div className="fit-15rem gap-12">
          {locations.map((location) => (
            <LocationHours key={location.slug} location={location} />
          ))}
        </div>
        <BookingDetails />
      </div>
    </section>
  );
}

/** A location's schedules, below a gold line with whatever overrides them, and its name where there are several. */
function LocationHours({ location }: { location: OpenLocation }) {
  const { slug, shownName, phone } = location;
  const level = shownName ? 'h4' : 'h3';
  return (
    <div className={shownName ? 'grid gap-6 content-start justify-items-start' : 'grid gap-8'}>
      {shownName && (
        <>
          <h3 className="display-3">{shownName}</h3>
          <OpenNow location={slug} />
          <PhoneLink phone={phone} data-text="skip" className="button-gold">
            {`Call ${shownName}`}
          </PhoneLink>
        </>
      )}
      <ChangedHours
        location={location}
        level={level}
        className={`pt-4 border-t border-gold ${shownName ? '' : row}`}
      />
      <div className="fit-15rem gap-x-16 gap-y-6">
        <Hours location={location} level={level} />
      </div>
    </div>
  );
}

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
            <p data-text="skip" className="mt-4">
              <BookingLink booking={booking} className="button-line">
                Book a time online
              </BookingLink>
            </p>
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
