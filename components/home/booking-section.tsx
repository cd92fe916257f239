import { BookingLink, WriteLink } from '#components/booking/booking-link.tsx';
import { ChangedHours, Hours, OpenNow } from '#components/hours/hours.tsx';
import { Calls, lookFor, OfficeName } from '#components/ui/calls.tsx';
import { TextIn } from '#components/ui/language.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { PhoneLink } from '#components/ui/phone-link.tsx';
import {
  openLocations,
  booking as ownBooking,
  pageCopy,
  practice,
  visitLinks,
} from '#domain/content.ts';
import { bookingWords } from '#domain/core/labels.ts';
import { callWords, emailOf, type OpenLocation } from '#domain/practice/locations.ts';

/** Pages to read before a visit: one in the pupil, the others below it. */
const [visitLink, ...otherLinks] = visitLinks;

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
        className="book scenery on-dark relative isolate grid"
      >
        <div className="pupil grid" data-pupil>
          <h2 id="book-heading" className="pupil-title display-2">
            {pageCopy('home').sections.book.heading}
          </h2>
          <Calls look="pupil" locations={locations} />
          <p data-text="skip" className="pupil-actions relative z-1 flex-wrap">
            {url && <BookingLink className="button-gold">Book a time online</BookingLink>}
            <Calls
              look="one"
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

const hoursLooks = {
  one: {
    level: 'h3',
    className: 'grid gap-8',
    // Headings are at the left, their content at the right.
    changes:
      'grid gap-x-16 gap-y-4 @lg:grid-cols-3 @lg:items-baseline @lg:not-first:children:col-[2/-1]',
  },
  several: {
    level: 'h4',
    className: 'grid gap-6 content-start justify-items-start',
    changes: '',
  },
} as const;

/** A location's schedules, below a gold line with whatever overrides them. */
function LocationHours({ location }: { location: OpenLocation }) {
  const { level, className, changes } = lookFor(hoursLooks, location);
  return (
    <div className={className}>
      <OfficeName location={location} className="display-3">
        <OpenNow location={location.slug} />
        <PhoneLink phone={location.phone} data-text="skip" className="button-gold">
          {callWords(location)}
        </PhoneLink>
      </OfficeName>
      <ChangedHours
        location={location}
        level={level}
        className={`pt-4 border-t border-gold ${changes}`}
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
