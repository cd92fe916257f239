import type { ClosuresRecord, TimeRange, WeeklyRange } from '../schema/practice/hours.ts';
import { addDays, weekdayOf } from './dates.ts';

/** Days with hours that differ from the week's. Without hours, the location is closed. */
export interface Exception {
  from: string;
  until: string;
  reason: string;
  hours: readonly TimeRange[];
  /** Special hours of the whole practice. They don't open a location on a weekday on which it is closed. */
  isForAll?: boolean;
}

/** Everything that decides when doctors see patients at a location. */
export interface Calendar {
  timeZone: string;
  week: readonly WeeklyRange[];
  /** The first exception that applies to a day decides. */
  exceptions: readonly Exception[];
}

/**
 * Combines closures and special hours. Shorter exceptions come first. Of two with equal lengths, the location's
 * comes before the practice's.
 */
export function exceptionsOf(place: ClosuresRecord, practice: ClosuresRecord): Exception[] {
  const forAll = practice.specialHours.map((special) => ({ ...special, isForAll: true }));
  return [place, { ...practice, specialHours: forAll }]
    .flatMap(({ closures, specialHours }) => [
      ...closures.map((closure) => ({ ...closure, hours: [] })),
      ...specialHours,
    ])
    .map(({ until, ...exception }) => ({ ...exception, until: until ?? exception.from }))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

/** Returns the hours of one day in order, and the reason if they differ from the week's. */
export function hoursOn(date: string, calendar: Calendar) {
  const exception = exceptionOn(date, calendar);
  const ranges = exception?.hours ?? rangesOf(date, calendar.week);
  return { ranges: sorted(ranges), reason: exception?.reason };
}

/**
 * Returns the hours of another schedule on one day, such as the front desk's. A closing applies to it, too,
 * and special hours limit it to the times that both share.
 */
export function hoursWithin(date: string, week: readonly WeeklyRange[], calendar: Calendar) {
  const exception = exceptionOn(date, calendar);
  const ranges = rangesOf(date, week);
  return sorted(exception ? ranges.flatMap((range) => overlaps(range, exception.hours)) : ranges);
}

/**
 * Returns the exceptions by date, without overlaps. A longer exception is split around a shorter one within it,
 * and days to which an exception doesn't apply are left out.
 */
export function exceptionPeriods(calendar: Omit<Calendar, 'timeZone'>): Exception[] {
  const periods: { exception: Exception; from: string; until: string }[] = [];
  for (const date of new Set(calendar.exceptions.flatMap(daysOf).sort())) {
    const exception = exceptionOn(date, calendar);
    const last = periods.at(-1);
    if (last && last.exception === exception && addDays(last.until, 1) === date) last.until = date;
    else if (exception) periods.push({ exception, from: date, until: date });
  }
  return periods.map(({ exception, from, until }) => ({ ...exception, from, until }));
}

function exceptionOn(
  date: string,
  { week, exceptions }: Omit<Calendar, 'timeZone'>,
): Exception | undefined {
  const isUsuallyOpen = rangesOf(date, week).length > 0;
  return exceptions.find(
    ({ from, until, isForAll }) => from <= date && date <= until && (!isForAll || isUsuallyOpen),
  );
}

function rangesOf(date: string, week: readonly WeeklyRange[]): readonly TimeRange[] {
  const weekday = weekdayOf(date);
  return week.filter(({ days }) => days.includes(weekday));
}

/** Returns the parts of a range that lie within others. */
function overlaps(range: TimeRange, others: readonly TimeRange[]): TimeRange[] {
  return others
    .map(({ opens, closes }) => ({
      opens: opens > range.opens ? opens : range.opens,
      closes: closes < range.closes ? closes : range.closes,
    }))
    .filter(({ opens, closes }) => opens < closes);
}

function sorted(ranges: readonly TimeRange[]): TimeRange[] {
  return ranges.toSorted((one, other) => one.opens.localeCompare(other.opens));
}

function daysOf({ from, until }: Exception): string[] {
  const days = [from];
  for (let day = from; day < until; days.push(day)) day = addDays(day, 1);
  return days;
}

function lengthOf({ from, until }: Exception): number {
  return Date.parse(until) - Date.parse(from);
}
