import { language } from './language.ts';

/** Milliseconds. */
const minute = 60_000;
const halfHour = 30 * minute;
const day = 24 * 60 * minute;
const week = 7 * day;

/**
 * A time zone by its IANA name, or by the moments at which its clocks change, in milliseconds, each with the minutes that
 * they then are ahead of UTC. A page has the latter, because the first use of `Intl` takes a slow phone 65 ms, longer than
 * the rest of its scripts.
 */
export type TimeZone = string | readonly (readonly [from: number, ahead: number])[];

/** The date and time in a time zone: `2026-11-26` and, in 24 hours, `09:30`. */
export function readClock(now: Date, timeZone: TimeZone): { date: string; time: string } {
  const [date = '', time = ''] = writeClock(now, timeZone).split(/[ T]/);
  return { date, time: time.slice(0, 5) };
}

function writeClock(now: Date, timeZone: TimeZone): string {
  // Sweden writes `2026-11-26 09:30:00`. Visitors never see this locale.
  if (typeof timeZone === 'string') return now.toLocaleString('sv', { timeZone });
  const [, ahead = 0] = [...timeZone].reverse().find(([from]) => from <= now.getTime()) ?? [];
  return new Date(now.getTime() + ahead * minute).toISOString();
}

/** Weeks of changes in a page, which may be read long after the build: ten years. */
const weeks = 522;

/** Returns how a time zone's clocks change, from the beginning of a year on. */
export function clockChanges(timeZone: string, year: number): TimeZone {
  const aheadAt = (moment: number) => {
    const { date, time } = readClock(new Date(moment), timeZone);
    return (Date.parse(`${date}T${time}Z`) - moment) / minute;
  };
  const start = Date.UTC(year, 0);
  const changes: [from: number, ahead: number][] = [[start, aheadAt(start)]];
  for (let later = start; later < start + weeks * week; later += week) {
    const before = aheadAt(later);
    if (aheadAt(later + week) === before) continue;
    // Everywhere, clocks change on the hour or the half hour of UTC.
    let change = later + halfHour;
    while (aheadAt(change) === before) change += halfHour;
    changes.push([change, aheadAt(change)]);
  }
  return changes;
}

/** Returns the date a number of days later. Dates are strings, so no time zone can shift them. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** Returns the weekday of a date, as readers and schema.org call it. */
export function weekdayOf(date: string): Weekday {
  // `Date` counts weekdays from Sunday.
  return weekdays[(new Date(date).getUTCDay() + 6) % weekdays.length] as Weekday;
}

/** Formats a time for readers: `18:00` becomes `6:00 PM`. */
export function formatTime(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** Formats a date of the coming year: `2026-11-26` becomes `Thursday, November 26`. */
export function formatDay(date: string, locale: string = language): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(locale, options);
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];
