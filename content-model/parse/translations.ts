import { inSpanish } from '../../domain/words/in-spanish.ts';
import type { PracticeFacts } from '../facts.ts';
import { type AddressedEntry, entriesOf } from './parse-entry.ts';

interface Shown {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
}

/** Returns the pages that the practice has in Spanish, too: what is urgent. Each is below its English page. */
export function translationsOf({ facts, entries }: Shown): AddressedEntry<'services'>[] {
  const urgent = entriesOf(entries, 'services').filter(({ record }) => record.triage);
  return facts.practice.translations.flatMap((language) =>
    urgent.map((entry) => {
      return { ...entry, path: `${entry.path}/${language}`, record: inSpanish(entry.record) };
    }),
  );
}
