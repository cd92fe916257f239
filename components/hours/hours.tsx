import { Fragment } from 'react';
import { useLanguage } from '#components/ui/language.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import type { WeeklyRange } from '#content-model/schema/location.ts';
import { practice } from '#domain/content.ts';
import { hoursWords } from '#domain/core/labels.ts';
import { scheduleNames } from '#domain/hours/calendar.ts';
import { dayOfChanges, describeChanges } from '#domain/hours/changes.ts';
import { describeHours, describeHoursBriefly } from '#domain/hours/week.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';

interface HoursProps {
  location: OpenLocation;
  level: 'h3' | 'h4';
}

const lineLook = 'hours-line flex flex-wrap justify-between gap-x-6 py-1.5 border-b';

/** A location's schedules, each under its own name. */
export function Hours({ location: { schedules }, level: Heading }: HoursProps) {
  return scheduleNames
    .filter((name) => schedules[name].length > 0)
    .map((name) => (
      <div key={name}>
        <Heading className="subtitle">{practice.hours[name]}</Heading>
        {name === 'phone' ? (
          <p className="mt-2">
            <WithNumbers>{describeHoursBriefly(schedules.phone)}</WithNumbers>
          </p>
        ) : (
          <WeeklyHours week={schedules[name]} />
        )}
      </div>
    ));
}

/**
 * The coming closings and special hours under their heading. The page has all of them, and `show-hours.ts`
 * shows those that are near, so a page built weeks ago stays right.
 */
export function ChangedHours({
  location,
  level: Heading,
  className,
}: HoursProps & { className?: string }) {
  const changes = describeChanges(location);
  if (changes.length === 0) return null;
  return (
    <div
      className={className}
      data-changes={location.slug}
      hidden={!changes.some(({ isAnnounced }) => isAnnounced)}
    >
      <Heading className="subtitle">{hoursWords.changes}</Heading>
      <p className="hidden unscripted:block text-slate">
        {hoursWords.asOf(dayOfChanges(location))}
      </p>
      <dl className="hours mt-2">
        {changes.map(({ from, until, days, hours, isAnnounced }) => (
          <div
            key={from}
            className={lineLook}
            data-from={from}
            data-until={until}
            hidden={!isAnnounced}
          >
            <dt>
              {days.map(({ date, name }, index) => (
                <Fragment key={date}>
                  {index > 0 && hoursWords.to}
                  <time dateTime={date}>{name}</time>
                </Fragment>
              ))}
            </dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The weekly hours. Days with the same hours share a line. */
export function WeeklyHours({ week }: { week: readonly WeeklyRange[] }) {
  return (
    <dl className="hours mt-2">
      {describeHours(week).map(({ days, times }) => (
        <div key={days} className={lineLook}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OpenNowProps {
  /** The slug of the location. By default, the first open one. */
  location?: string | undefined;
  className?: string | undefined;
  /** Only whether it is open, beside the number of one of several locations, or when the phone or a message is answered. */
  says?: 'brief' | 'phone' | 'reply';
}

/**
 * Says whether a location is open. The server sends it empty, and `show-hours.ts` fills it by the visitor's
 * clock. It has its height before its text, so that the text moves nothing.
 */
export function OpenNow({ location, className = '', says }: OpenNowProps) {
  const Tag = says === 'brief' ? 'span' : 'p';
  const language = useLanguage();
  return (
    <Tag
      lang={language === 'en' ? undefined : language}
      className={`open-now unscripted:hidden! ${says === 'brief' ? 'block min-h-1.5em ' : ''}${className}`}
      data-open-now=""
      data-location={location}
      data-says={says}
    />
  );
}
