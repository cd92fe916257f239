import {
  describeHours,
  describeHoursBriefly,
  type HoursLine,
  type OpenLocation,
  office,
} from '#content/index.ts';

interface HoursProps {
  location?: OpenLocation;
  /** Of the headings. */
  level?: 'h3' | 'h4';
}

/** The practice's schedules, each under the name that makes it true. */
export function Hours({ location = office, level: Heading = 'h3' }: HoursProps) {
  return (
    <div className="grid gap-8 content-start">
      <div>
        <Heading className="subtitle">Exams and boutique, by appointment</Heading>
        <OpeningHours location={location} />
      </div>
      <div>
        <Heading className="subtitle">Front desk</Heading>
        <OfficeHours location={location} />
      </div>
      <div>
        <Heading className="subtitle">Phone</Heading>
        <p className="mt-2">{describeHoursBriefly(location.schedules.phone)}</p>
      </div>
    </div>
  );
}

/** When exams take place and the boutique is open. */
export function OpeningHours({ location = office }: HoursProps) {
  return <Table lines={describeHours(location.schedules.exams)} />;
}

export function OfficeHours({ location = office }: HoursProps) {
  return <Table lines={describeHours(location.schedules.desk)} />;
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
