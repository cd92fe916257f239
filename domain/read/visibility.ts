import { readClock } from '../hours/dates.ts';
import { today } from '../hours/today.ts';
import { draftWords } from '../words/drafts.ts';
import type { AddressedEntry } from './parse-entry.ts';
import type { PracticeFacts } from './practice-schemas.ts';

/** The day of a draft: none comes after it. */
const never = '9999-12-31';

/** The collections whose date is the day of publication; a legal text names the day on which it applies. */
const dated: readonly AddressedEntry['collection'][] = ['posts', 'guides'];

/** The first day on which an entry is on the site, as an ISO date. */
export function visibleFrom({ collection, entry: { record } }: AddressedEntry): string {
  if (record.draft) return never;
  return (dated.includes(collection) && record.date) || '';
}

/** The day of this build where the practice is, as an ISO date. */
export function dayOfPractice({ locations }: Pick<PracticeFacts, 'locations'>, now = today()) {
  const open = locations.filter(({ status }) => status === 'open');
  const [first] = open.toSorted((one, other) => one.order - other.order);
  return readClock(now, first?.timeZone ?? 'UTC').date;
}

/** Entries without those that the site doesn't show on a day: drafts, and what is dated later. */
export function entriesOn(day: string, entries: readonly AddressedEntry[]): AddressedEntry[] {
  return entries.filter((entry) => visibleFrom(entry) <= day);
}

/** All entries, with a mark in the title of those that the site doesn't show on a day. */
export function entriesWithDrafts(
  day: string,
  entries: readonly AddressedEntry[],
): AddressedEntry[] {
  return entries.map((addressed) => {
    const from = visibleFrom(addressed);
    if (from <= day) return addressed;
    const { entry } = addressed;
    const { title = '' } = entry.record;
    const marked = from === never ? draftWords.draft(title) : draftWords.scheduled(title, from);
    return { ...addressed, entry: { ...entry, record: { ...entry.record, title: marked } } };
  });
}

/** Why an entry is not on the site, in the words of a message. */
export function describeAbsence(entry: AddressedEntry): string {
  const from = visibleFrom(entry);
  return from === never ? 'a draft' : `on the site only from ${from}`;
}
