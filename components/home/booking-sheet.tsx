import { ChangedHours, Hours } from '#components/hours/hours.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { ProblemList } from '#components/problems/problem-list.tsx';
import { EmergencyHelp } from '#components/service/emergency-help.tsx';
import { SignList } from '#components/signs/sign-list.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import {
  emergencies,
  emergencyHelp,
  type OpenLocation,
  pageCopy,
  phoneLink,
  plainPages,
  problemsAt,
  triagePath,
} from '#domain/index.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import { headingWhenClosed } from '#domain/signs/when-closed.ts';
import { problemWords } from '#domain/words/problems.ts';
import { siteWords } from '#domain/words/site.ts';
import { emergencyWords, levelHeadings } from '#domain/words/urgency.ts';
import { BookingDetails } from './booking-details.tsx';

/** The hours, then what to do after hours: on a light sheet, from edge to edge. */
export function BookingSheet({ locations }: { locations: readonly OpenLocation[] }) {
  const { heading, text } = pageCopy('home').sections.hours;
  const [first, ...others] = locations;
  return (
    <section aria-labelledby="hours-heading" className="book-sheet">
      <div className="container grid gap-12">
        <div>
          <h2 id="hours-heading" className="display-2">
            {heading}
          </h2>
          {text && <p className="mt-3">{text}</p>}
        </div>
        {others.length === 0 && first ? (
          <OfficeHours location={first} level="h3" look="book-row" />
        ) : (
          <div className="fit-15rem gap-12">
            {locations.map((location) => (
              <LocationHours key={location.slug} location={location} />
            ))}
          </div>
        )}
        <BookingDetails />
        <ByNotice />
        <AfterHours />
      </div>
    </section>
  );
}

/** A location's schedules, below a gold line with whatever overrides them. */
function OfficeHours({
  location,
  level,
  look = '',
}: {
  location: OpenLocation;
  level: 'h3' | 'h4';
  look?: string;
}) {
  return (
    <>
      <ChangedHours
        location={location}
        level={level}
        className={`pt-4 border-t border-gold ${look}`}
      />
      <div className="fit-15rem gap-x-16 gap-y-8">
        <Hours location={location} level={level} />
      </div>
    </>
  );
}

function LocationHours({ location }: { location: OpenLocation }) {
  return (
    <div className="grid gap-6 content-start justify-items-start">
      <h3 className="display-3">{location.name}</h3>
      <OpenNow location={location.slug} />
      <a href={phoneLink(location.phone)} className="button-gold">
        {siteWords.call(location.name)}
      </a>
      <OfficeHours location={location} level="h4" />
    </div>
  );
}

/** Eye problems with their plates, and the way to all others. */
function ByNotice() {
  const shown = problemsAt(pageCopy('home').related);
  if (shown.length === 0) return null;
  const all = (
    <a href={plainPages.problems.path} className="text-link font-600">
      {problemWords.byNotice}
    </a>
  );
  return (
    <div className="grid gap-6 screen-only">
      <ProblemList problems={shown} look="names" />
      <p className="lead text-center text-balance">
        <Phrase text={problemWords.somethingWrong} parts={{ link: all }} />
      </p>
    </div>
  );
}

function AfterHours() {
  const { sections, signs } = pageCopy('home');
  const triage = triagePath();
  return (
    <div className="book-row pt-6 border-t">
      <div>
        <h3 className="display-3">{sections.afterHours.heading}</h3>
        {triage && (
          <p className="mt-3">
            <a href={triage} className="text-link">
              {emergencyWords.allSigns}
            </a>
          </p>
        )}
        <EmergencyHelp help={Object.values(emergencyHelp())} />
      </div>
      <div className="fit-15rem gap-12">
        {listsByLevel(signsNamed(signs)).flatMap(({ level, parts }) =>
          parts.map((part) => (
            <div key={part.closed ?? level} className="prose">
              <h4 className="font-600">
                {part.closed
                  ? headingWhenClosed(part.closed, emergencies.afterHours)
                  : levelHeadings[level]}
              </h4>
              <SignList signs={part.signs} />
              {part.closed && emergencies.afterHours.phone && (
                <p>
                  <WhenClosed rule={part.closed} />
                </p>
              )}
            </div>
          )),
        )}
      </div>
    </div>
  );
}
