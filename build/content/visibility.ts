import { collections, titleOf } from '../../content-model/collections.ts';
import type { PracticeFacts } from '../../content-model/facts.ts';
import { type AddressedEntry, entriesOf } from '../../content-model/parse/parse-entry.ts';
import { canonicalPath, plainPages } from '../../domain/core/addresses.ts';
import { readClock } from '../../domain/core/dates.ts';
import { today } from '../../domain/core/environment.ts';
import { inSpanish } from '../../domain/core/language.ts';
import { openLocationsOf } from '../../domain/practice/locations.ts';

/** The date of a draft. No date is later. */
const never = '9999-12-31';

/** Returns the first day on which an entry is on the site, as an ISO date. */
export function visibleFrom({ collection, record }: AddressedEntry): string {
  if ('draft' in record && record.draft) return never;
  // The date of a legal text is the day from which it applies.
  return collection !== 'legal' && 'date' in record ? record.date : '';
}

/**
 * Leaves out the pages whose list is empty. Every other list is on the site from the day of its first entry.
 */
export function dateLists(entries: readonly AddressedEntry[]): AddressedEntry[] {
  return entries.flatMap((entry) => {
    const { collection, path } = entry;
    const own = collection === 'pages' ? listOf(canonicalPath(path), entries) : undefined;
    if (!own) return entry;
    const [date] = own.map(visibleFrom).sort();
    return date === undefined
      ? []
      : ({ ...entry, record: { ...entry.record, date } } as AddressedEntry);
  });
}

/** Returns the entries that a page lists, or `undefined` if it isn't a list. */
function listOf(path: string, entries: readonly AddressedEntry[]): AddressedEntry[] | undefined {
  if (path === plainPages.show.path)
    return entries.filter(({ record }) => 'show' in record && record.show);
  const [listed] =
    Object.entries(collections).find(([, { parent }]) => parent?.path === path) ?? [];
  return listed ? entries.filter(({ collection }) => collection === listed) : undefined;
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

/** Returns the pages that the practice has in Spanish, too: what is urgent. Each is below its English page. */
export function translationsOf(shown: {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
}): AddressedEntry<'services'>[] {
  const urgent = entriesOf(shown.entries, 'services').filter(({ record }) => record.triage);
  return shown.facts.practice.translations.flatMap((language) =>
    urgent.map((entry) => {
      return { ...entry, path: `${entry.path}/${language}`, record: inSpanish(entry.record) };
    }),
  );
}
