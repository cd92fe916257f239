import { Ambulance, Phone } from 'lucide-react';
import { emergencies, mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/locations.ts';
import { whenClosed } from '#domain/signs/sign-lists.ts';
import { emergencyWords as words } from '#domain/words/urgency.ts';

/**
 * Whom to call for what, as buttons that dial. Icon, size and ground tell them apart, not only color: that for
 * 911 is filled and has the largest text, the office's is outlined in the same red.
 */
export function EmergencyCalls() {
  const { afterHours } = emergencies;
  return (
    <div className="emergency-calls screen-only">
      <a href="tel:911" className="call call-911">
        <span>
          <Ambulance strokeWidth={1.75} aria-hidden />
          <b className="text-1.375rem leading-[1.2]">{words.call911}</b>
          <span>Sight suddenly gone, a bad injury, or a strong chemical.</span>
        </span>
      </a>
      <a href={phoneLink(mainLocation.phone)} className="call call-office">
        <span className="text-alarm bg-white">
          <Phone strokeWidth={1.75} aria-hidden />
          <b className="text-1.1875rem leading-[1.3]">
            Call us: <span className="whitespace-nowrap">{mainLocation.phone}</span>
          </b>
          <span>{`Urgent, but not 911. ${afterHours.phone ? whenClosed(afterHours) : 'No answer? Don’t wait: go to an emergency room.'}`}</span>
        </span>
      </a>
    </div>
  );
}

export function Call911({ className = 'button-alarm' }: { className?: string }) {
  return (
    <a href="tel:911" className={className}>
      <Ambulance strokeWidth={1.75} aria-hidden />
      {words.call911}
    </a>
  );
}
