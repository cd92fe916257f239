import { today } from '../../domain/environment.ts';
import { readClock } from '../../domain/hours/dates.ts';
import { openLocationsOf } from '../../domain/practice/locations.ts';
import { titleOf } from '../collections.ts';
import type { PracticeFacts } from '../facts.ts';
import type { AddressedEntry } from './parse-entry.ts';

/** The date of a draft. No date is later. */
const never = '9999-12-31';

/** Returns the first day on which an entry is on the site, as an ISO date. */
export function visibleFrom({ collection, record }: AddressedEntry): string {
  if ('draft' in record && record.draft) return never;
  // The date of a legal text is the day from which it applies.
  return collection !== 'legal' && 'date' in record ? record.date : '';
}

/** Returns the day of this build in the practice's time zone, as an ISO date. */
export function dayOfPractice(facts: PracticeFacts): string {
  const [{ timeZone }] = openLocationsOf(facts);
  return readClock(today(), timeZone).date;
}

/** Marks in its title an entry that the site doesn't show yet. */
export function markHidden(entry: AddressedEntry): AddressedEntry {
  const title = `${describeAbsence(entry)}: ${titleOf(entry.record)}`;
  return { ...entry, record: { ...entry.record, title } } as AddressedEntry;
}

/** Returns why an entry isn't on the site. */
export function describeAbsence(entry: AddressedEntry): string {
  const from = visibleFrom(entry);
  return from === never ? 'Draft' : `From ${from}`;
}
