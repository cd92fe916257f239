import { language } from '../language/language.ts';

const displayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day as readers see it: `2023-04-15` is "April 15, 2023". */
export function formatDate(isoDate: string): string {
  return displayFormat.format(new Date(isoDate));
}

/** Words a minute that adults read of plain non-fiction (Brysbaert 2019: 238, rounded down). */
const wordsPerMinute = 230;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
