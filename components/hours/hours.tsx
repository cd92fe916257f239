import { describeHours, practice } from '#content/index.ts';

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
        <p className="mt-2">{practice.phoneHours}</p>
      </div>
    </div>
  );
}

/** When exams take place and the boutique is open. */
export function OpeningHours() {
  return (
    <dl className="hours mt-2">
      {describeHours(practice.openingHours).map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When the front desk is there. */
export function OfficeHours() {
  return (
    <dl className="hours mt-2">
      {practice.officeHours.map(({ label, hours }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
