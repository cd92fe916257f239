import type { ReactNode } from 'react';
import { useEnglish, useLanguage } from '#components/ui/language.tsx';
import type { EmergenciesRecord } from '#content-model/schema/practice.ts';
import { openLocations } from '#domain/content.ts';
import { phoneLink, type SiteLanguage } from '#domain/core/language.ts';
import { directionsLink, namesUnlessAll, type OpenLocation } from '#domain/practice/locations.ts';

const en = {
  afterHours: 'After hours',
  nearest: 'Nearest emergency room',
  to: (towns: string[]) => ` to ${towns.join(' and ')}`,
  eyeDoctor: {
    yes: 'An eye doctor is always there.',
    no: 'An eye doctor isn’t always there.',
    unknown: '',
  },
};

const words: Record<SiteLanguage, typeof en> = {
  en,
  es: {
    afterHours: 'Fuera de horario',
    nearest: 'Sala de emergencias más cercana',
    to: (towns) => ` a ${towns.join(' y ')}`,
    eyeDoctor: {
      yes: 'Siempre hay un médico de los ojos.',
      no: 'No siempre hay un médico de los ojos.',
      unknown: '',
    },
  },
};

/** Whom to call while the practice is closed, as far as the owner named anyone. */
export function AfterHours({ help }: { help: EmergenciesRecord['afterHours'] }) {
  const { phone = '', text } = help;
  const { afterHours } = words[useLanguage()];
  const english = useEnglish();
  if (!phone && !text) return null;
  const owners = text && <span {...english}>{text}</span>;
  return <Help title={afterHours} text={owners} link={phone} href={phoneLink(phone)} />;
}

interface EmergencyRoomsProps {
  locations?: readonly Pick<OpenLocation, 'name' | 'emergencyRoom'>[];
}

/** The hospital to go to while the practice is closed, with directions: that of each location whose owner named one. */
export function EmergencyRooms({ locations = openLocations }: EmergencyRoomsProps) {
  const { nearest, to, eyeDoctor } = words[useLanguage()];
  const named = locations.filter(({ emergencyRoom }) => emergencyRoom);
  const hospitals = Map.groupBy(
    named,
    ({ emergencyRoom: room }) => `${room?.name}, ${room?.address}`,
  );
  return Array.from(hospitals, ([place, near]) => {
    const towns = namesUnlessAll(near, locations);
    const text = eyeDoctor[near[0]?.emergencyRoom?.hasEyeDoctor ?? 'unknown'];
    return (
      <Help
        key={place}
        title={nearest + (towns.length > 0 ? to(towns) : '')}
        text={text}
        link={place}
        href={directionsLink(place)}
      />
    );
  });
}

interface HelpProps extends Record<'title' | 'link' | 'href', string> {
  text: ReactNode;
}

function Help({ title, text, link, href }: HelpProps) {
  return (
    <dl className="mt-4">
      <dt className="font-600">{title}</dt>
      {link && (
        <dd>
          <a className="line-link" href={href}>
            {link}
          </a>
        </dd>
      )}
      {text && <dd>{text}</dd>}
    </dl>
  );
}
