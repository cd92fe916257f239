import { language } from '../language.ts';

const displayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date for readers: `2023-04-15` becomes "April 15, 2023". */
export function formatDate(isoDate: string): string {
  return displayFormat.format(new Date(isoDate));
}

/** Words per minute at which adults read plain non-fiction (Brysbaert 2019: 238, rounded down). */
const wordsPerMinute = 230;

/** Returns the time it takes to read a text, in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
