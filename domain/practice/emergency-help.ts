import { emergencies } from '../content.ts';
import type { EmergenciesRecord } from '../schema/practice.ts';
import { emergencyWords } from '../words/urgency.ts';
import { phoneLink } from './phone.ts';

/** Whom to call, or where to go, while the practice is closed. */
export interface EmergencyHelp {
  title: string;
  /** The link: it dials or opens directions. */
  link?: { text: string; href: string };
  lines: readonly string[];
}

/** Returns whom to call after hours and the nearest emergency room, if the owner named them. */
export function emergencyHelp({ afterHours, emergencyRoom }: EmergenciesRecord = emergencies) {
  return {
    afterHours: describeAfterHours(afterHours),
    emergencyRoom: emergencyRoom && describeEmergencyRoom(emergencyRoom),
  };
}

function describeAfterHours({
  phone,
  text,
}: EmergenciesRecord['afterHours']): EmergencyHelp | undefined {
  if (!phone && !text) return undefined;
  return {
    title: emergencyWords.afterHours,
    ...(phone && { link: { text: phone, href: phoneLink(phone) } }),
    lines: [text].filter(Boolean),
  };
}

type EmergencyRoom = NonNullable<EmergenciesRecord['emergencyRoom']>;

function describeEmergencyRoom({ name, address, hasEyeDoctor }: EmergencyRoom): EmergencyHelp {
  const query = encodeURIComponent(`${name}, ${address}`);
  return {
    title: emergencyWords.emergencyRoom,
    link: {
      text: `${name}, ${address}`,
      href: `https://www.google.com/maps/search/?api=1&query=${query}`,
    },
    lines: [emergencyWords.eyeDoctor[hasEyeDoctor]].filter(Boolean),
  };
}
