import type { ClosuresRecord, TimeRange, WeeklyRange } from '../schema/practice/hours.ts';
import { addDays, weekdayOf } from './dates.ts';

/** Days whose hours are other than those of the week. Without hours it is closed. */
export interface Exception {
  from: string;
  until: string;
  reason: string;
  hours: readonly TimeRange[];
}

/** What decides when a place is open. */
export interface Calendar {
  timeZone: string;
  week: readonly WeeklyRange[];
  /** The first that holds a day decides on it. */
  exceptions: readonly Exception[];
}

/**
 * What closures and special hours say together: the narrowest exception of a day comes first, and of
 * equally long ones that of the place.
 */
export function exceptionsOf(place: ClosuresRecord, practice: ClosuresRecord): Exception[] {
  return [place, practice]
    .flatMap(({ closures, specialHours }) => [
      ...closures.map((closure) => ({ ...closure, hours: [] })),
      ...specialHours,
    ])
    .map(({ until, ...exception }) => ({ ...exception, until: until ?? exception.from }))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

/** The hours of one day, in their order, and the reason where they aren't those of the week. */
export function hoursOn(date: string, { week, exceptions }: Calendar) {
  const exception = exceptionOn(date, exceptions);
  const weekday = weekdayOf(date);
  const ranges = exception?.hours ?? week.filter(({ days }) => days.includes(weekday));
  return {
    ranges: ranges.toSorted((one, other) => one.opens.localeCompare(other.opens)),
    reason: exception?.reason,
  };
}

/**
 * The exceptions in the order of their days, cut where a narrower one lies within a wider one: no day
 * is in two of them.
 */
export function exceptionPeriods(exceptions: readonly Exception[]): Exception[] {
  const edges = exceptions.flatMap(({ from, until }) => [from, addDays(until, 1)]);
  const changes = [...new Set(edges)]
    .sort()
    .map((from) => ({ from, exception: exceptionOn(from, exceptions) }))
    .filter(({ exception }, index, all) => exception !== all[index - 1]?.exception);
  return changes.flatMap(({ from, exception }, index) => {
    const next = changes[index + 1];
    return exception && next ? [{ ...exception, from, until: addDays(next.from, -1) }] : [];
  });
}

function exceptionOn(date: string, exceptions: readonly Exception[]): Exception | undefined {
  return exceptions.find(({ from, until }) => from <= date && date <= until);
}

function lengthOf({ from, until }: Exception): number {
  return Date.parse(until) - Date.parse(from);
}
