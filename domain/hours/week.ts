import type { TimeRange, WeeklyRange } from '#content-model/schema/location.ts';
import { formatTime, type Weekday, weekdays } from '../core/dates.ts';
import { hoursWords } from '../core/labels.ts';
import { language } from '../core/language.ts';

/**
 * Returns a schedule as lines, `Monday - Thursday` and `9:00 AM - 6:00 PM`. Days with the same hours share a
 * line, and a day with a break has both ranges on its line.
 */
export function describeHours(ranges: readonly WeeklyRange[]): { days: string; times: string }[] {
  return daysByTimes(ranges).map(([times, days]) => ({ days: describeDays(days), times }));
}

/** Formats the hours of one day: `8:30 AM - 12:00 PM, 1:00 PM - 5:00 PM`. */
export function describeTimes(ranges: readonly TimeRange[]): string {
  return ranges
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .map(({ opens, closes }) => [opens, closes].map(formatTime).join(hoursWords.to))
    .join(', ');
}

/** Formats a schedule as one short line: `Monday-Friday 9am-5pm`, or in Spanish `lunes-viernes 9am-5pm`. */
export function describeHoursBriefly(
  ranges: readonly WeeklyRange[],
  locale: string = language,
): string {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 2024 began on a Monday.
  const name = (day: Weekday) => format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return daysByTimes(ranges)
    .map(([times, days]) => `${describeDays(days, '-', name)} ${shorten(times)}`)
    .join(', ');
}

/** Returns the days that have hours, by these hours in words. */
function daysByTimes(ranges: readonly WeeklyRange[]): [times: string, days: Weekday[]][] {
  const groups = Map.groupBy(weekdays, (day) =>
    describeTimes(ranges.filter(({ days }) => days.includes(day))),
  );
  return [...groups].filter(([times]) => times !== '');
}

/** Shortens `9:00 AM - 5:00 PM` to `9am-5pm`. */
function shorten(times: string): string {
  return times
    .replaceAll(':00', '')
    .replaceAll(/ ([AP])M/g, (_, half: string) => `${half.toLowerCase()}m`)
    .replaceAll(hoursWords.to, '-');
}

/** Joins three or more consecutive days to a range: `Monday - Wednesday, Saturday`. */
function describeDays(
  days: readonly Weekday[],
  to: string = hoursWords.to,
  name: (day: Weekday) => string = String,
): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const follows = run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1) ?? day) + 1;
    if (follows) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const names = run.map(name);
      return names.length > 2 ? `${names[0]}${to}${names.at(-1)}` : names.join(', ');
    })
    .join(', ');
}

/** The times that a visitor may ask for, and which hours have them. */
const timeRules: readonly [time: string, has: (range: WeeklyRange) => boolean][] = [
  ['A weekday morning', (range) => isInWeek(range) && range.opens < '12:00'],
  ['A weekday afternoon', (range) => isInWeek(range) && range.closes > '13:00'],
  ['A Saturday', ({ days }) => days.includes('Saturday')],
  ['A Sunday', ({ days }) => days.includes('Sunday')],
];

/** Returns the times to ask for, such as “A weekday morning”, each with the name of its location if there are several. */
export function timesToAskFor(
  locations: readonly {
    shownName?: string | undefined;
    schedules: { exams: readonly WeeklyRange[] };
  }[],
): string[] {
  return locations.flatMap(({ shownName, schedules }) => {
    const times = timeRules.filter(([, has]) => schedules.exams.some(has)).map(([time]) => time);
    return times.map((time) => [time, shownName].filter(Boolean).join(' in '));
  });
}

function isInWeek({ days }: WeeklyRange): boolean {
  return days.some((day) => day !== 'Saturday' && day !== 'Sunday');
}
