import type { LocationRecord } from '#content-model/schema/location.ts';
import { closures, practice } from '../content.ts';
import { formatDay, readClock } from '../core/dates.ts';
import { today } from '../core/environment.ts';
import { hoursWords } from '../core/labels.ts';
import { exceptionPeriods, exceptionsOf, isAnnounced, type Period } from './calendar.ts';
import { describeTimes } from './week.ts';

export type LocationClosures = Pick<
  LocationRecord,
  'closures' | 'specialHours' | 'timeZone' | 'schedules'
>;

/** Returns the days, from today in the location's time zone, on which its hours differ from the week's. */
export function comingExceptions(place: LocationClosures): Period[] {
  const { date } = readClock(today(), place.timeZone);
  const exceptions = exceptionsOf(place, closures);
  return exceptionPeriods({ ...place.schedules, exceptions }).filter(({ until }) => until >= date);
}

/**
 * Describes all coming closings and special hours of a location, each as a line such as `Thursday, December 24`,
 * `9:00 AM - 12:00 PM (Christmas Eve)`, and whether the site lists them already.
 */
export function describeChanges(place: LocationClosures) {
  const { date: day } = readClock(today(), place.timeZone);
  return comingExceptions(place).map((period) => {
    const { from, until } = period;
    const days = [...new Set([from, until])].map((date) => ({ date, name: formatDay(date) }));
    const hours = describePeriod(period);
    return { from, until, days, hours, isAnnounced: isAnnounced(period, day) };
  });
}

function describePeriod({ schedule, hours, reason }: Period): string {
  if (hours.length === 0) return `Closed (${reason})`;
  const times = describeTimes(hours);
  // If only the front desk or the phone is staffed, its name comes first.
  const who = schedule === 'exams' ? '' : `${practice.hours[schedule]} `;
  return `${who}${times} (${reason})`;
}

/** Formats today's date in a location's time zone. The list of its changes starts on that day. */
export function dayOfChanges({ timeZone }: Pick<LocationClosures, 'timeZone'>): string {
  return formatDay(readClock(today(), timeZone).date);
}

/** Formats a change of hours as one line: `Thursday, November 26: Closed (Thanksgiving)`. */
export function changeLine({ days, hours }: ReturnType<typeof describeChanges>[number]): string {
  return `${days.map(({ name }) => name).join(hoursWords.to)}: ${hours}`;
}
