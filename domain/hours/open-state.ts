import type { TimeRange } from '#content-model/schema/location.ts';
import { addDays, readClock, type TimeZone } from '../core/dates.ts';
import { type Calendar, hoursOn, type Schedule, schedules } from './calendar.ts';

const horizon = 60;

export interface PlaceCalendar extends Calendar {
  timeZone: TimeZone;
}

/** When a schedule closes or opens next. */
export interface Occasion {
  schedule: Schedule;
  date: string;
  time: string;
  daysAway: number;
  isClosing?: boolean;
}

export type OpenState = ReturnType<typeof openState>;

/**
 * Returns whether a location is open at a moment, what is open and until when, and when the rest is again. It compares
 * local times, so a change to daylight saving time shifts nothing.
 */
export function openState(now: Date, calendar: PlaceCalendar) {
  const { date, time } = readClock(now, calendar.timeZone);
  const day = hoursOn(date, calendar);
  const open: Occasion[] = [];
  const coming: Occasion[] = [];
  for (const schedule of schedules) {
    const closes = closingTime(day[schedule], time);
    const opening = closes ? undefined : nextOpening(schedule, date, time, calendar);
    if (closes) open.push({ schedule, date, time: closes, daysAway: 0, isClosing: true });
    else if (opening) coming.push(opening);
  }
  return {
    isOpen: open.length > 0,
    // A phone without hours of its own is answered while somebody is there.
    isAnswered: open.some(({ schedule }) => schedule === 'phone' || calendar.phone.length === 0),
    hasPhoneHours: calendar.phone.length > 0,
    open: open.sort(byTime),
    coming: coming.sort(byTime),
    /** Why today's hours differ from the week's. */
    reason: day.reason,
    /** Whether today has hours. */
    hasHours: schedules.some((schedule) => day[schedule].length > 0),
  };
}

function byTime(one: Occasion, other: Occasion): number {
  return `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`);
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

function closingTime(ranges: readonly TimeRange[], time: string): string | undefined {
  return ranges.find(({ opens, closes }) => opens <= time && time < closes)?.closes;
}

function nextOpening(schedule: Schedule, today: string, now: string, calendar: Calendar) {
  for (let daysAway = 0; daysAway <= horizon; daysAway += 1) {
    const date = addDays(today, daysAway);
    const ranges = hoursOn(date, calendar)[schedule];
    const time = ranges.find(({ opens }) => daysAway > 0 || opens > now)?.opens;
    if (time) return { schedule, date, time, daysAway };
  }
  return undefined;
}
