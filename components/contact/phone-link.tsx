import type { ReactNode } from 'react';
import { mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/locations.ts';
import { poisonHelp } from '#domain/words/urgency.ts';

interface PhoneLinkProps {
  phone?: string;
  className?: string;
  children?: ReactNode;
}

/** A link that dials. By default it is the practice's number within a sentence. */
export function PhoneLink({
  phone = mainLocation.phone,
  className = 'text-link',
  children = phone,
}: PhoneLinkProps) {
  return (
    <a href={phoneLink(phone)} className={className}>
      {children}
    </a>
  );
}

/** A link that dials the practice's number, and says so. */
export function CallLink({ className }: { className: string }) {
  return <PhoneLink className={className}>{`Call ${mainLocation.phone}`}</PhoneLink>;
}

/** The button that calls the poison centers. */
export function CallPoisonHelp() {
  return (
    <a href={poisonHelp.href} className="button-line">
      <span>
        {`${poisonHelp.name}: `}
        <span className="whitespace-nowrap">{poisonHelp.number}</span>
      </span>
    </a>
  );
}

/** A text in which the number of the poison centers, if it is named, dials. */
export function WithPoisonHelp({ children: text }: { children: string }) {
  const [before, after] = text.split(poisonHelp.number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={poisonHelp.href} className="text-link whitespace-nowrap">
        {poisonHelp.number}
      </a>
      {after}
    </>
  );
}
