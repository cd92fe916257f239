import { Ambulance } from 'lucide-react';
import { office, phoneLink } from '#content/index.ts';
import { emergencyWords } from '#content/words/emergencies.ts';
import { afterHours, tieBreak } from '#content/words/urgency.ts';

/** Whom to call for what: the ambulance first, then the office and what to do when it doesn't answer. */
export function EmergencyCalls() {
  return (
    <div className="emergency-calls">
      <p className="small">{emergencyWords.not911}</p>
      <Call911 />
      <p className="small">{`${emergencyWords.second} ${afterHours}`}</p>
      <a href={phoneLink(office.phone)} className="button-alarm">
        {emergencyWords.callNow(office.phone)}
      </a>
    </div>
  );
}

export function Call911() {
  return (
    <a href="tel:911" className="button-911">
      <Ambulance strokeWidth={1.75} aria-hidden />
      {emergencyWords.call911}
    </a>
  );
}

/** The end of the page of emergencies: both numbers once more. */
export function EmergencyEnding() {
  return (
    <section aria-labelledby="next-step" className="on-dark bg-stone text-on-deep screen-only">
      <div className="container py-16 flex flex-wrap items-center justify-between gap-8">
        <div className="measure">
          <h2 id="next-step" className="display-2">
            {emergencyWords.whichNumber}
          </h2>
          <p className="mt-3 lead">{tieBreak}</p>
        </div>
        <EmergencyCalls />
      </div>
    </section>
  );
}
