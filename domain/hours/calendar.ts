import type { ClosuresRecord, TimeRange, WeeklyRange } from '#content-model/schema/location.ts';
import { addDays, readClock, type TimeZone, weekdayOf } from '../core/dates.ts';

/** Days with hours that differ from the week's. Without hours, the location is closed. */
export interface Exception {
  from: string;
  until: string;
  reason: string;
  hours: readonly TimeRange[];
  /** Special hours of the whole practice. They change the schedules that a day has, and start no others. */
  isForAll?: boolean;
}

/** A location's schedules: when doctors see patients, and when the front desk and the phone are staffed. */
export const scheduleNames = ['exams', 'desk', 'phone'] as const;
export type Schedule = (typeof scheduleNames)[number];

export interface Calendar extends Record<Schedule, readonly WeeklyRange[]> {
  /** The first exception that applies to a day decides. */
  exceptions: readonly Exception[];
}

/** The calendar of a location, whose times are those of its own time zone. */
export interface PlaceCalendar extends Calendar {
  timeZone: TimeZone;
}

/** Consecutive days with the same changed hours, and the schedule that these hours belong to. */
export interface Period extends Exception {
  schedule: Schedule;
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
    .sort((one, other) => lengthOf(one) - lengthOf(other));
}

/**
 * Returns the hours of one day, in order, and the reason if they differ from the week's. A closing applies to every
 * schedule. Special hours replace those of one schedule (see `exceptionOn`), and limit the others to the times that both
 * share.
 */
export function hoursOn(date: string, calendar: Calendar) {
  const exception = exceptionOn(date, calendar);
  function hoursOf(schedule: Schedule) {
    const usual = rangesOf(date, calendar[schedule]);
    if (!exception) return sorted(usual);
    if (schedule === exception.schedule) return sorted(exception.hours);
    return sorted(usual.flatMap((range) => overlaps(range, exception.hours)));
  }
  const [exams, desk, phone] = [hoursOf('exams'), hoursOf('desk'), hoursOf('phone')];
  return { exams, desk, phone, reason: exception?.reason };
}

/**
 * Returns the exceptions by date, without overlaps. A longer exception is split around a shorter one within it, and
 * where another schedule gets its hours. Days to which an exception doesn't apply are left out.
 */
export function exceptionPeriods(calendar: Calendar): Period[] {
  const periods: Period[] = [];
  for (const date of new Set(calendar.exceptions.flatMap(daysOf).sort())) {
    const exception = exceptionOn(date, calendar);
    if (!exception) continue;
    const last = periods.at(-1);
    // Each exception has its own list of hours, so the same list means the same exception.
    const isSame = last?.hours === exception.hours && last.schedule === exception.schedule;
    if (isSame && addDays(last.until, 1) === date) last.until = date;
    else periods.push({ ...exception, from: date, until: date });
  }
  return periods;
}

/**
 * Returns the exception of a day, with the schedule that gets its hours. The whole practice's special hours start no exams:
 * they are those of the front desk, or of the phone, if the day has nothing before it, and no exception if it has nothing.
 */
function exceptionOn(date: string, calendar: Calendar): Period | undefined {
  const usual = scheduleNames.find((schedule) => rangesOf(date, calendar[schedule]).length > 0);
  const exception = calendar.exceptions.find(
    ({ from, until, isForAll }) => from <= date && date <= until && (!isForAll || usual),
  );
  return exception && { ...exception, schedule: (exception.isForAll && usual) || 'exams' };
}

function rangesOf(date: string, week: readonly WeeklyRange[]): readonly TimeRange[] {
  const weekday = weekdayOf(date);
  return week.filter(({ days }) => days.includes(weekday));
}

function overlaps(range: TimeRange, others: readonly TimeRange[]): TimeRange[] {
  return others
    .map(({ opens, closes }) => ({
      opens: opens > range.opens ? opens : range.opens,
      closes: closes < range.closes ? closes : range.closes,
    }))
    .filter(({ opens, closes }) => opens < closes);
}

function sorted(ranges: readonly TimeRange[]): TimeRange[] {
  return [...ranges].sort((one, other) => one.opens.localeCompare(other.opens));
}

function daysOf({ from, until }: Exception): string[] {
  const days = [from];
  for (let day = from; day < until; days.push(day)) day = addDays(day, 1);
  return days;
}

function lengthOf({ from, until }: Exception): number {
  return Date.parse(until) - Date.parse(from);
}

/** Days in advance that the site lists closings and special hours. */
const daysAhead = 14;
/** Days in advance for a range of more than two days, because people plan around it. */
const daysAheadOfLong = 60;

/**
 * Returns whether, on a day, the site already lists a change of hours. The browser loads this module, so it has no
 * texts.
 */
export function isAnnounced({ from, until }: Pick<Exception, 'from' | 'until'>, day: string) {
  const ahead = until > addDays(from, 1) ? daysAheadOfLong : daysAhead;
  return until >= day && from <= addDays(day, ahead);
}

/** Days in which the next opening is looked for. */
const horizon = 60;

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
  for (const schedule of scheduleNames) {
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
    /** True if today has hours. */
    hasHours: scheduleNames.some((schedule) => day[schedule].length > 0),
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
