import { Ambulance, Phone } from 'lucide-react';
import { emergencies, mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords, tieBreak } from '#domain/words/urgency.ts';

/** Whom to call for what, as buttons that dial. Icon, size and shape tell them apart, not only color. */
export function EmergencyCalls() {
  return (
    <div className="emergency-calls screen-only">
      <a href="tel:911" className="call call-911">
        <span>
          <Ambulance strokeWidth={1.75} aria-hidden />
          <b>{emergencyWords.call911}</b>
          <span>{emergencyWords.not911}</span>
        </span>
      </a>
      <a href={phoneLink(mainLocation.phone)} className="call call-office">
        <span>
          <Phone strokeWidth={1.75} aria-hidden />
          <b>{emergencyWords.callNow(mainLocation.phone)}</b>
          <span>{`${emergencyWords.second} ${whenClosed(emergencies.afterHours)}`}</span>
        </span>
      </a>
    </div>
  );
}

export function Call911() {
  return (
    <a href="tel:911" className="button-alarm">
      <Ambulance strokeWidth={1.75} aria-hidden />
      {emergencyWords.call911}
    </a>
  );
}

/** The end of the emergencies page: both numbers again. */
export function EmergencyEnding() {
  return (
    <section aria-labelledby="next-step" className="on-dark bg-stone screen-only">
      <div className="container grid gap-x-16 gap-y-8 py-16 emergency-ending">
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
