import { closures } from 'virtual:facts';
import type { ClosuresRecord, WeeklyRange } from '../schema/practice/hours.ts';
import { hoursWords } from '../words/hours.ts';
import { isAnnounced } from './announced.ts';
import { type Exception, exceptionPeriods, exceptionsOf } from './calendar.ts';
import { formatDay, readClock } from './dates.ts';
import { today } from './today.ts';
import { describeTimes } from './week.ts';

/** The parts of a location that its changed hours depend on. */
export type LocationClosures = ClosuresRecord & {
  timeZone: string;
  schedules: { exams: readonly WeeklyRange[] };
};

/** A line such as `Thursday, December 24`, `9:00 AM - 12:00 PM (Christmas Eve)`. */
export interface HoursChange {
  from: string;
  until: string;
  /** The day, or the first and the last one. */
  days: { date: string; name: string }[];
  hours: string;
  /** Whether the site lists it at the moment that was passed. */
  isAnnounced: boolean;
}

/** Returns the days, from today in the location's time zone, on which its hours differ from the week's. */
export function comingExceptions(place: LocationClosures, now = today()): Exception[] {
  const { date } = readClock(now, place.timeZone);
  const exceptions = exceptionsOf(place, closures);
  return exceptionPeriods({ week: place.schedules.exams, exceptions }).filter(
    ({ until }) => until >= date,
  );
}

/** Describes all coming closings and special hours of a location. */
export function describeChanges(place: LocationClosures, now = today()): HoursChange[] {
  const { date: day } = readClock(now, place.timeZone);
  return comingExceptions(place, now).map(({ from, until, reason, hours }) => ({
    from,
    until,
    days: [...new Set([from, until])].map((date) => ({ date, name: formatDay(date) })),
    hours:
      hours.length > 0
        ? hoursWords.changed(describeTimes(hours), reason)
        : hoursWords.closed(reason),
    isAnnounced: isAnnounced({ from, until }, day),
  }));
}

/** Formats today's date in a location's time zone. The list of its changes starts on that day. */
export function dayOfChanges({ timeZone }: Pick<LocationClosures, 'timeZone'>, now = today()) {
  return formatDay(readClock(now, timeZone).date);
}

/** Formats a change of hours as one line: `Thursday, November 26: Closed (Thanksgiving)`. */
export function changeLine({ days, hours }: HoursChange): string {
  return `${days.map(({ name }) => name).join(hoursWords.to)}: ${hours}`;
}
