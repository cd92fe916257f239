import type { ReactNode } from 'react';
import { mapLink, phoneLink } from '#domain/practice/locations.ts';
import type { EmergenciesRecord } from '#domain/schema/practice.ts';

const eyeDoctorTexts = {
  yes: 'An eye doctor is always there.',
  no: 'An eye doctor isn’t always there.',
  unknown: '',
};

/** Whom to call while the practice is closed, as far as the owner named anyone. */
export function AfterHours({ help: { phone, text } }: { help: EmergenciesRecord['afterHours'] }) {
  if (!phone && !text) return null;
  return (
    <Help title="After hours" text={text}>
      {phone && <HelpLink href={phoneLink(phone)}>{phone}</HelpLink>}
    </Help>
  );
}

/** Where to go while the practice is closed, and the directions to it, if the owner named a hospital. */
export function EmergencyRoom({ room }: { room: EmergenciesRecord['emergencyRoom'] }) {
  if (!room) return null;
  const place = `${room.name}, ${room.address}`;
  return (
    <Help title="Nearest emergency room" text={eyeDoctorTexts[room.hasEyeDoctor]}>
      <HelpLink href={mapLink(place)}>{place}</HelpLink>
    </Help>
  );
}

interface HelpProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Help({ title, text, children }: HelpProps) {
  return (
    <dl className="mt-4">
      <dt className="font-600">{title}</dt>
      {children}
      {text && <dd>{text}</dd>}
    </dl>
  );
}

function HelpLink({ href, children }: { href: string; children: string }) {
  return (
    <dd>
      <a href={href} className="text-link inline-flex items-center min-h-11">
        {children}
      </a>
    </dd>
  );
}
