import { Ambulance, Phone } from 'lucide-react';
import { emergencies, mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords as words } from '#domain/words/urgency.ts';

/** Whom to call for what, as buttons that dial. Icon, size and ground tell them apart, not only color. */
export function EmergencyCalls() {
  const { afterHours } = emergencies;
  return (
    <div className="emergency-calls screen-only">
      <a href="tel:911" className="call call-911">
        <span>
          <Ambulance strokeWidth={1.75} aria-hidden />
          <b>{words.call911}</b>
          <span>{words.for911}</span>
        </span>
      </a>
      <a href={phoneLink(mainLocation.phone)} className="call call-office">
        <span>
          <Phone strokeWidth={1.75} aria-hidden />
          <b>
            Call us: <span className="whitespace-nowrap">{mainLocation.phone}</span>
          </b>
          <span>{`${words.not911} ${afterHours.phone ? whenClosed(afterHours) : words.noAnswer}`}</span>
        </span>
      </a>
    </div>
  );
}

export function Call911() {
  return (
    <a href="tel:911" className="button-alarm">
      <Ambulance strokeWidth={1.75} aria-hidden />
      {words.call911}
    </a>
  );
}
