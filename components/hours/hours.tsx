import { Fragment } from 'react';
import {
  describeChanges,
  describeHours,
  describeHoursBriefly,
  type OpenLocation,
} from '#content/index.ts';
import type { WeeklyRange } from '#content/schema/practice/hours.ts';
import { hoursWords } from '#content/words/hours.ts';

interface HoursProps {
  location: OpenLocation;
  /** Of the headings. */
  level?: 'h3' | 'h4';
}

/** A location's schedules, each under the name that makes it true, after what overrides them. */
export function Hours({ location, level: Heading = 'h3' }: HoursProps) {
  return (
    <>
      <ChangedHours location={location} level={Heading} />
      <div>
        <Heading className="subtitle">{hoursWords.exams}</Heading>
        <WeeklyHours week={location.schedules.exams} />
      </div>
      <div>
        <Heading className="subtitle">{hoursWords.desk}</Heading>
        <WeeklyHours week={location.schedules.desk} />
      </div>
      <div>
        <Heading className="subtitle">{hoursWords.phone}</Heading>
        <p className="mt-2">{describeHoursBriefly(location.schedules.phone)}</p>
      </div>
    </>
  );
}

/** Closings and special hours of the next 30 days under their heading; nothing where there are none. */
export function ChangedHours({
  location,
  level: Heading = 'h3',
  className,
}: HoursProps & { className?: string }) {
  const changes = describeChanges(location);
  if (changes.length === 0) return null;
  return (
    <div className={className}>
      <Heading className="subtitle">{hoursWords.changes}</Heading>
      <dl className="hours mt-2">
        {changes.map(({ days, hours }) => (
          <div key={days[0]?.date} className="hours-line">
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

/** The hours of every week, those of equal days on one line. */
export function WeeklyHours({ week }: { week: readonly WeeklyRange[] }) {
  return (
    <dl className="hours mt-2">
      {describeHours(week).map(({ days, times }) => (
        <div key={days} className="hours-line">
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
