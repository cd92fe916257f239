import { language } from '../language.ts';

/** The date and time in a time zone: `2026-11-26` and, in 24 hours, `09:30`. */
export function readClock(now: Date, timeZone: string): { date: string; time: string } {
  // Sweden writes `2026-11-26 09:30:00`. Visitors never see this locale.
  const [date = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** Returns the date a number of days later. Dates are strings, so no time zone can shift them. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the weekday of a date, as readers and schema.org call it. */
export function weekdayOf(date: string): Weekday {
  // `Date` counts weekdays from Sunday.
  return weekdays[(new Date(date).getUTCDay() + 6) % weekdays.length] as Weekday;
}

/** Formats a time for readers: `18:00` becomes `6:00 PM`. */
export function formatTime(time: string): string {
  const moment = new Date(`2000-01-01T${time}Z`);
  const text = moment.toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return text.replace(/\s/, ' ');
}

/** Formats a date of the coming year: `2026-11-26` becomes `Thursday, November 26`. */
export function formatDay(date: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(language, options);
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
