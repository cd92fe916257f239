import { Ambulance, Phone } from 'lucide-react';
import { emergencies, mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords as words } from '#domain/words/urgency.ts';

const call =
  'group grid text-on-alarm no-underline bg-alarm-ground border-2 border-alarm-ground rounded-[2px]';
const callBody =
  'grid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 py-2 px-3 md:py-3.5 md:px-4';
const callTitle = 'font-600 decoration-2 group-hover:underline';
const callText = 'col-start-2 text-[0.9375rem] leading-[1.35]';

/**
 * Whom to call for what, as buttons that dial. Icon, size and ground tell them apart, not only color: that for
 * 911 is filled and has the largest text, the office's is outlined in the same red.
 */
export function EmergencyCalls() {
  const { afterHours } = emergencies;
  return (
    <div className="grid gap-x-4 gap-y-2 px-gutter md:grid-cols-[1fr_1fr] wide:lg:col-start-1 wide:lg:grid-cols-1 wide:lg:max-w-[34rem] wide:lg:mt-7 wide:lg:px-0 wide:lg:pb-10 screen-only">
      <a href="tel:911" className={`call-911 ${call}`}>
        <span className={callBody}>
          <Ambulance strokeWidth={1.75} aria-hidden />
          <b className={`text-[1.375rem] leading-[1.2] ${callTitle}`}>{words.call911}</b>
          <span className={callText}>{words.for911}</span>
        </span>
      </a>
      <a href={phoneLink(mainLocation.phone)} className={`call-office ${call}`}>
        <span className={`text-alarm bg-white ${callBody}`}>
          <Phone strokeWidth={1.75} aria-hidden />
          <b className={`text-[1.1875rem] leading-[1.3] ${callTitle}`}>
            Call us: <span className="whitespace-nowrap">{mainLocation.phone}</span>
          </b>
          <span
            className={callText}
          >{`${words.not911} ${afterHours.phone ? whenClosed(afterHours) : words.noAnswer}`}</span>
        </span>
      </a>
    </div>
  );
}

export function Call911({ className = '' }: { className?: string }) {
  return (
    <a href="tel:911" className={`button-alarm ${className}`}>
      <Ambulance strokeWidth={1.75} aria-hidden />
      {words.call911}
    </a>
  );
}
