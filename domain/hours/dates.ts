import { language } from '../language/language.ts';
import { type Weekday, weekdays } from './weekdays.ts';

const millisecondsOfDay = 86_400_000;

/** What the clocks of a time zone show: a day, `2026-11-26`, and a time of 24 hours, `09:30`. */
export function readClock(now: Date, timeZone: string): { date: string; time: string } {
  // No reader sees this locale: it gives the figures of our calendar.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day that many days later. Days are text, which no time zone can shift. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  // Dates count from Sunday on.
  return weekdays[(new Date(date).getUTCDay() + 6) % weekdays.length] as Weekday;
}

/** `18:00` as readers say it: `6:00 PM`. */
export function formatTime(time: string): string {
  const moment = new Date(`2000-01-01T${time}Z`);
  const text = moment.toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return text.replace(/\s/, ' ');
}

/** `2026-11-26` as readers say it within a year: `Thursday, November 26`. */
export function formatDay(date: string): string {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `2026-11-26` as readers say it within a week: `Thursday`. */
export function formatWeekday(date: string): string {
  return format(date, { weekday: 'long' });
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(language, { ...options, timeZone: 'UTC' });
}
