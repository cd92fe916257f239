import type { PracticeFacts } from '../../content-model/facts.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import type { Sources } from '../../content-model/schema/source.ts';
import { readClock } from '../../domain/core/dates.ts';
import { today } from '../../domain/core/environment.ts';
import { openLocationsOf } from '../../domain/practice/locations.ts';

/** The whole content. Each file is valid on its own. */
export interface Content {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
  sources: Sources;
  /** The content folder, as messages name it. */
  folder: string;
  hasFile: (path: string) => boolean;
}

/** The first day of a draft on the site, as an ISO date. No date is later. */
export const never = '9999-12-31';

/** Returns why an entry isn't on the site. */
export function describeAbsence({ from }: Pick<AddressedEntry, 'from'>): string {
  return from === never ? 'Draft' : `From ${from}`;
}

/** Returns the day of this build in the practice's time zone, as an ISO date. */
export function dayOfPractice(facts: PracticeFacts): string {
  const [{ timeZone }] = openLocationsOf(facts);
  return readClock(today(), timeZone).date;
}
