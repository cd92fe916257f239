import { Fragment } from 'react';
import {
  describeChanges,
  describeHours,
  describeHoursBriefly,
  type HoursLine,
  type OpenLocation,
  office,
} from '#content/index.ts';
import { hoursWords } from '#content/words/hours.ts';

interface HoursProps {
  /** Whose hours. Absent: those of the first open location. */
  location?: OpenLocation;
  /** Of the headings. */
  level?: 'h3' | 'h4';
}

/** A location's schedules, each under the name that makes it true, after what overrides them. */
export function Hours({ location = office, level: Heading = 'h3' }: HoursProps) {
  return (
    <>
      <ChangedHours location={location} level={Heading} />
      <div>
        <Heading className="subtitle">{hoursWords.exams}</Heading>
        <OpeningHours location={location} />
      </div>
      <div>
        <Heading className="subtitle">{hoursWords.desk}</Heading>
        <OfficeHours location={location} />
      </div>
      <div>
        <Heading className="subtitle">{hoursWords.phone}</Heading>
        <p className="mt-2">{describeHoursBriefly(location.schedules.phone)}</p>
      </div>
    </>
  );
}

/** When exams take place and the boutique is open. */
export function OpeningHours({ location = office }: HoursProps) {
  return <Table lines={describeHours(location.schedules.exams)} />;
}

export function OfficeHours({ location = office }: HoursProps) {
  return <Table lines={describeHours(location.schedules.desk)} />;
}

/** Closings and special hours of the next 30 days under their heading; nothing where there are none. */
export function ChangedHours({
  location = office,
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
          <div key={days[0]?.date}>
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

function Table({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className="hours mt-2">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
