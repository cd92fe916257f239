import { closures } from '#facts';
import type { ClosuresRecord } from '../schema/practice/hours.ts';
import { hoursWords } from '../words/hours.ts';
import { type Exception, exceptionPeriods, exceptionsOf } from './calendar.ts';
import { addDays, formatDay, readClock } from './dates.ts';
import { describeTimes } from './week.ts';

/** A location as far as its changed hours are concerned. */
export type PlaceOfChanges = ClosuresRecord & { timeZone: string };

/** A line such as `Thursday, December 24`, `9:00 AM - 12:00 PM (Christmas Eve)`. */
interface HoursChange {
  /** The day, or the first and the last one. */
  days: { date: string; name: string }[];
  hours: string;
}

/** How many days ahead visitors read of closings and special hours. */
const daysAhead = 30;

/** When a location's hours aren't those of its week, from today on; what its day is, its clocks say. */
export function comingExceptions(place: PlaceOfChanges, now = new Date()): Exception[] {
  const { date } = readClock(now, place.timeZone);
  return exceptionPeriods(exceptionsOf(place, closures)).filter(({ until }) => until >= date);
}

/** Closings and special hours of a location within the next 30 days, in words. */
export function describeChanges(place: PlaceOfChanges, now = new Date()): HoursChange[] {
  const last = addDays(readClock(now, place.timeZone).date, daysAhead);
  return comingExceptions(place, now)
    .filter(({ from }) => from <= last)
    .map(({ from, until, reason, hours }) => ({
      days: [...new Set([from, until])].map((date) => ({ date, name: formatDay(date) })),
      hours:
        hours.length > 0
          ? hoursWords.changed(describeTimes(hours), reason)
          : hoursWords.closed(reason),
    }));
}

/** A change of hours on one line: `Thursday, November 26: Closed (Thanksgiving)`. */
export function changeLine({ days, hours }: HoursChange): string {
  return `${days.map(({ name }) => name).join(hoursWords.to)}: ${hours}`;
}
