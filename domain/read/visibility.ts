import { today } from '../environment.ts';
import { readClock } from '../hours/dates.ts';
import { openInOrder } from '../practice/locations.ts';
import type { AddressedEntry } from './parse-entry.ts';
import type { PracticeFacts } from './practice-schemas.ts';

/** The date of a draft. No date is later. */
const never = '9999-12-31';

/** The collections whose date is the day of publication. The date of a legal text is the day from which it applies. */
const dated: readonly AddressedEntry['collection'][] = ['posts', 'guides'];

/** Returns the first day on which an entry is on the site, as an ISO date. */
export function visibleFrom({ collection, entry: { record } }: AddressedEntry): string {
  if (record.draft) return never;
  return (dated.includes(collection) && record.date) || '';
}

/** Returns the day of this build in the practice's time zone, as an ISO date. */
export function dayOfPractice({ locations }: Pick<PracticeFacts, 'locations'>, now = today()) {
  const [first] = openInOrder(locations);
  return readClock(now, first?.timeZone ?? 'UTC').date;
}

/** Returns the entries that the site shows on a day, without drafts and entries with a later date. */
export function entriesOn(day: string, entries: readonly AddressedEntry[]): AddressedEntry[] {
  return entries.filter((entry) => visibleFrom(entry) <= day);
}

/** Returns all entries, and marks in their titles those that the site doesn't show on a day. */
export function entriesWithDrafts(
  day: string,
  entries: readonly AddressedEntry[],
): AddressedEntry[] {
  return entries.map((addressed) => {
    const from = visibleFrom(addressed);
    if (from <= day) return addressed;
    const { entry } = addressed;
    const { title = '' } = entry.record;
    const marked = from === never ? `Draft: ${title}` : `From ${from}: ${title}`;
    return { ...addressed, entry: { ...entry, record: { ...entry.record, title: marked } } };
  });
}

/** Returns why an entry isn't on the site, for a message. */
export function describeAbsence(entry: AddressedEntry): string {
  const from = visibleFrom(entry);
  return from === never ? 'a draft' : `on the site only from ${from}`;
}
