import { describeHours, describeHoursBriefly, type HoursLine, office } from '#content/index.ts';

/** The practice's schedules, each under the name that makes it true. */
export function Hours() {
  return (
    <div className="grid gap-8 content-start">
      <div>
        <h3 className="subtitle">Exams and boutique, by appointment</h3>
        <OpeningHours />
      </div>
      <div>
        <h3 className="subtitle">Front desk</h3>
        <OfficeHours />
      </div>
      <div>
        <h3 className="subtitle">Phone</h3>
        <p className="mt-2">{describeHoursBriefly(office.schedules.phone)}</p>
      </div>
    </div>
  );
}

/** When exams take place and the boutique is open. */
export function OpeningHours() {
  return <Table lines={describeHours(office.schedules.exams)} />;
}

export function OfficeHours() {
  return <Table lines={describeHours(office.schedules.desk)} />;
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
