import type { WeeklyRange } from './schema/practice/hours.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** One line of a schedule: `Monday - Thursday`, `9:00 AM - 6:00 PM`. */
export interface HoursLine {
  days: string;
  times: string;
}

const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** `18:00` as readers of American English say it: `6:00 PM`. */
export function formatTime(time: string): string {
  return clock.format(new Date(`2000-01-01T${time}:00Z`)).replace(/\s/, ' ');
}

/**
 * A schedule line by line, from Monday on: days with the same times share a line, and a day with a
 * break has both times on it.
 */
export function describeHours(ranges: readonly WeeklyRange[]): HoursLine[] {
  const groups = Map.groupBy(weekdays, (day) => timesOf(day, ranges));
  return [...groups]
    .filter(([times]) => times !== '')
    .map(([times, days]) => ({ days: describeDays(days), times }));
}

function timesOf(day: Weekday, ranges: readonly WeeklyRange[]): string {
  return ranges
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .map(({ opens, closes }) => `${formatTime(opens)} - ${formatTime(closes)}`)
    .join(', ');
}

/** A schedule in one short line: `Monday-Friday 9am-5pm`. */
export function describeHoursBriefly(ranges: readonly WeeklyRange[]): string {
  return describeHours(ranges)
    .map(({ days, times }) => `${days.replace(' - ', '-')} ${shorten(times)}`)
    .join(', ');
}

function shorten(times: string): string {
  return times
    .replaceAll(':00', '')
    .replaceAll(/ ([AP])M/g, (_, half: string) => `${half.toLowerCase()}m`)
    .replaceAll(' - ', '-');
}

/** Three days in a row or more are a range: `Monday - Wednesday, Saturday`. */
function describeDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const follows = run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1) ?? day) + 1;
    if (follows) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0]} - ${run.at(-1)}` : run.join(', ')))
    .join(', ');
}

/** What a schedule says about a moment. Times are those of the schedule: `18:00`. */
export type OpenState =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: string; day: Weekday; daysAway: number }
  | { isOpen: false };

/**
 * Whether a schedule is open at a moment, and when that changes. It compares clock faces in the
 * schedule's own time zone, so that a change of the clocks shifts nothing.
 * @param timeZone an IANA name such as `America/New_York`
 */
export function openState(now: Date, ranges: readonly WeeklyRange[], timeZone: string): OpenState {
  const { day, time } = readClock(now, timeZone);
  const current = ranges.find(
    ({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes,
  );
  if (current) return { isOpen: true, closes: current.closes };
  for (let daysAway = 0; daysAway <= weekdays.length; daysAway += 1) {
    const next = weekdays[(weekdays.indexOf(day) + daysAway) % weekdays.length] ?? day;
    const [opens] = ranges
      .filter((range) => range.days.includes(next) && (daysAway > 0 || range.opens > time))
      .map((range) => range.opens)
      .sort();
    if (opens) return { isOpen: false, opens, day: next, daysAway };
  }
  return { isOpen: false };
}

/** An `OpenState` as a line for visitors: `Closed now. Opens Monday at 9:00 AM.` */
export function describeOpenState(state: OpenState): string {
  if (state.isOpen) return `Open now until ${formatTime(state.closes)}.`;
  if (!('opens' in state)) return 'Closed now.';
  return `Closed now. Opens ${nameDay(state.day, state.daysAway)} at ${formatTime(state.opens)}.`;
}

function nameDay(day: Weekday, daysAway: number): string {
  if (daysAway < 2) return daysAway === 0 ? 'today' : 'tomorrow';
  return daysAway < weekdays.length ? day : `next ${day}`;
}

/** The day and the 24-hour time that a clock in a time zone shows. */
function readClock(now: Date, timeZone: string): { day: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const values = new Map(parts.map(({ type, value }) => [type, value]));
  return {
    day: values.get('weekday') as Weekday,
    time: `${values.get('hour')}:${values.get('minute')}`,
  };
}
