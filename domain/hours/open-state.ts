import type { TimeRange } from '#content-model/schema/location.ts';
import { listed } from '../language.ts';
import { type Calendar, hoursOn, type Schedule, schedules } from './calendar.ts';
import { addDays, formatDay, formatTime, readClock, type TimeZone, weekdayOf } from './dates.ts';

const horizon = 60;

export interface PlaceCalendar extends Calendar {
  timeZone: TimeZone;
}

const scheduleNames = { exams: 'exams', desk: 'front desk', phone: 'phone' };

/**
 * Returns whether a location is open at a moment, and the line that says what is open, until when, and when the rest
 * is again: `Open now: exams until 6:00 PM. Open again: front desk and phone tomorrow at 9:00 AM.` It compares local
 * times, so a change to daylight saving time shifts nothing.
 */
export function openState(now: Date, calendar: PlaceCalendar) {
  const { date, time } = readClock(now, calendar.timeZone);
  const day = hoursOn(date, calendar);
  const open: Occasion[] = [];
  const closed: Occasion[] = [];
  for (const schedule of schedules) {
    const closes = closingTime(day[schedule], time);
    const opening = closes ? undefined : nextOpening(schedule, date, time, calendar);
    if (closes) open.push({ schedule, at: closes, when: `until ${formatTime(closes)}` });
    else if (opening) closed.push({ schedule, ...opening });
  }
  const sentences = [
    open.length > 0
      ? `Open now: ${list(open)}${day.reason ? ` (${day.reason})` : ''}.`
      : describeClosed(day),
    closed.length > 0 && `Open again: ${list(closed)}.`,
  ];
  return {
    isOpen: open.length > 0,
    // A phone without hours of its own is answered while somebody is there.
    isAnswered: open.some(({ schedule }) => schedule === 'phone' || calendar.phone.length === 0),
    line: sentences.filter(Boolean).join(' '),
  };
}

/**
 * Returns locations in the order in which to call them: first those that are open and answer the phone, then others
 * that are open. Equal ones keep their order.
 */
export function inCallOrder<Place extends PlaceCalendar>(
  now: Date,
  places: readonly Place[],
): Place[] {
  const rankOf = (place: Place) => {
    const { isOpen, isAnswered } = openState(now, place);
    return Number(isOpen) + Number(isOpen && isAnswered);
  };
  return [...places].sort((one, other) => rankOf(other) - rankOf(one));
}

/** When a schedule closes or opens, to sort by and in words. */
type Occasion = Record<'at' | 'when', string> & { schedule: Schedule };

function closingTime(ranges: readonly TimeRange[], time: string): string | undefined {
  return ranges.find(({ opens, closes }) => opens <= time && time < closes)?.closes;
}

function nextOpening(schedule: Schedule, date: string, time: string, calendar: Calendar) {
  for (let daysAway = 0; daysAway <= horizon; daysAway += 1) {
    const then = addDays(date, daysAway);
    const ranges = hoursOn(then, calendar)[schedule];
    const opens = ranges.find((range) => daysAway > 0 || range.opens > time)?.opens;
    if (!opens) continue;
    return { at: `${then} ${opens}`, when: `${nameDay(then, daysAway)} at ${formatTime(opens)}` };
  }
  return undefined;
}

/** Lists occasions. Schedules that close or open at the same time are named together. */
function list(occasions: readonly Occasion[]): string {
  const groups = new Map<string, string[]>();
  for (const { when, schedule } of [...occasions].sort((a, b) =>
    a.at < b.at ? -1 : Number(a.at > b.at),
  ))
    groups.set(when, [...(groups.get(when) ?? []), scheduleNames[schedule]]);
  return Array.from(groups, ([when, names]) => `${listed(names)} ${when}`).join(', ');
}

function describeClosed(day: ReturnType<typeof hoursOn>): string {
  if (!day.reason) return 'Closed now.';
  const hasHours = schedules.some((schedule) => day[schedule].length > 0);
  return hasHours ? `Closed now (${day.reason}).` : `Closed for ${day.reason}.`;
}

/** A weekday alone would be understood as one of the next seven days. */
function nameDay(date: string, daysAway: number): string {
  if (daysAway < 2) return daysAway === 0 ? 'today' : 'tomorrow';
  return daysAway < 7 ? weekdayOf(date) : formatDay(date);
}
