import type { ClosuresRecord, TimeRange, WeeklyRange } from '../schema/practice/hours.ts';
import { addDays, weekdayOf } from './dates.ts';

/** Days whose hours are other than those of the week. Without hours it is closed. */
export interface Exception {
  from: string;
  until: string;
  reason: string;
  hours: readonly TimeRange[];
  /** Hours for all locations: they open none on a weekday on which it is closed. */
  isForAll?: boolean;
}

/** What decides when doctors see patients at a place. */
export interface Calendar {
  timeZone: string;
  week: readonly WeeklyRange[];
  /** The first that applies to a day decides on it. */
  exceptions: readonly Exception[];
}

/**
 * What closures and special hours say together: the narrowest exception of a day comes first, and of
 * equally long ones that of the place.
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

/** The hours of one day, in their order, and the reason where they aren't those of the week. */
export function hoursOn(date: string, calendar: Calendar) {
  const exception = exceptionOn(date, calendar);
  const ranges = exception?.hours ?? rangesOf(date, calendar.week);
  return { ranges: sorted(ranges), reason: exception?.reason };
}

/**
 * The hours of another schedule of the same place on one day, such as the front desk's: a closing
 * closes it too, and special hours leave what it shares with them.
 */
export function hoursWithin(date: string, week: readonly WeeklyRange[], calendar: Calendar) {
  const exception = exceptionOn(date, calendar);
  const ranges = rangesOf(date, week);
  return sorted(exception ? ranges.flatMap((range) => overlaps(range, exception.hours)) : ranges);
}

/**
 * The exceptions in the order of their days, cut where a narrower one is within a wider one, and where
 * one doesn't apply: no day is in two of them.
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

/** The parts of a range that lie within others. */
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
