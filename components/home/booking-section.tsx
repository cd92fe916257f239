import { Hours } from '#components/hours/hours.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { EmergencyHelp } from '#components/service/emergency-help.tsx';
import { SignList } from '#components/signs/sign-list.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import {
  emergencies,
  emergencyHelp,
  type OpenLocation,
  openLocations,
  pageCopy,
  phoneLink,
  practice,
  services,
} from '#domain/index.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import { headingWhenClosed } from '#domain/signs/when-closed.ts';
import { locationWords as words } from '#domain/words/locations.ts';
import { siteWords } from '#domain/words/site.ts';
import { emergencyWords } from '#domain/words/urgency.ts';
import { BookingDetails } from './booking-details.tsx';

/** How to get a visit. Of several locations none stands before the others: a visitor picks the nearer one. */
export function BookingSection({ locations = openLocations }) {
  const [first, ...others] = locations;
  const isOne = others.length === 0;
  return (
    <section
      id="book"
      data-page="home"
      aria-labelledby="book-heading"
      className="pane-section nightfall book"
    >
      <div className="frame book-call on-dark">
        <div>
          <Opening />
          {isOne ? (
            <OfficeCall location={first} />
          ) : (
            <p className="mt-8">
              <WriteEmail to={practice.email} />
            </p>
          )}
        </div>
      </div>
      <div className="frame">
        <div className="sheet book-sheet">
          {isOne ? (
            <Hours location={first} />
          ) : (
            locations.map((location) => <LocationCall key={location.slug} location={location} />)
          )}
          <BookingDetails />
          <AfterHours />
        </div>
      </div>
    </section>
  );
}

function OfficeCall({ location: { phone, email } }: { location: OpenLocation }) {
  return (
    <>
      <a
        href={phoneLink(phone)}
        className="book-phone book-phone-large no-underline hover:text-gold"
      >
        {phone}
      </a>
      <OpenNow className="mt-3" />
      <p className="mt-8 flex flex-wrap gap-4">
        <a href={phoneLink(phone)} className="button-gold">
          {words.callOffice}
        </a>
        <WriteEmail to={email} />
      </p>
    </>
  );
}

function LocationCall({ location }: { location: OpenLocation }) {
  return (
    <div>
      <h3 className="display-3">{location.name}</h3>
      <a
        href={phoneLink(location.phone)}
        className="book-phone display-2 no-underline hover:text-bronze"
      >
        {location.phone}
      </a>
      <OpenNow location={location.slug} />
      <a href={phoneLink(location.phone)} className="button-gold mt-6">
        {siteWords.call(location.name)}
      </a>
      <div className="grid gap-8 mt-8">
        <Hours location={location} level="h4" />
      </div>
    </div>
  );
}

function Opening() {
  const { eyebrow, heading, text } = pageCopy('home').sections.book;
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id="book-heading" className="display-2 mt-4">
        {heading}
      </h2>
      <p className="mt-5 measure">{text}</p>
    </>
  );
}

function WriteEmail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="button-line">
      {words.write}
    </a>
  );
}

function AfterHours() {
  const { sections, signs } = pageCopy('home');
  const triage = services.summaries.find((service) => service.triage);
  return (
    <div className="measure">
      <h3 className="subtitle">{sections.afterHours.heading}</h3>
      {listsByLevel(signsNamed(signs)).map((list) => (
        <div key={list.level} className="prose mt-5">
          <h4 className="font-600">{headingWhenClosed(list.level, emergencies.afterHours)}</h4>
          <SignList signs={list.signs} />
          {list.level === 'today' && emergencies.afterHours.phone && (
            <p>
              <WhenClosed />
            </p>
          )}
        </div>
      ))}
      {triage && (
        <p className="mt-2">
          <a href={`${triage.path}#triage`} className="text-link">
            {emergencyWords.allSigns}
          </a>
        </p>
      )}
      <EmergencyHelp help={Object.values(emergencyHelp())} />
    </div>
  );
}
