import { expect, test } from 'vitest';
import type { ClosuresRecord, TimeRange, WeeklyRange } from '#content-model/schema/location.ts';
import { addDays, type Weekday, weekdays } from '#domain/core/dates.ts';
import {
  type Calendar,
  exceptionPeriods,
  exceptionsOf,
  hoursOn,
  inCallOrder,
  isAnnounced,
  scheduleNames,
} from '#domain/hours/calendar.ts';
import { describeHours, describeHoursBriefly, timesToAskFor } from '#domain/hours/week.ts';

const range = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });

const apart: Weekday[] = ['Monday', 'Wednesday', 'Friday'];
const week = [range(apart, '13:00', '17:00'), range(apart, '08:00', '12:00')];
const weekly = { exams: week, desk: [], phone: [] };
const none: ClosuresRecord = { closures: [], specialHours: [] };
const late = [{ opens: '15:00', closes: '19:00' }];

/** Closed from Thursday to the Sunday after next, except for special hours on a Monday. */
const holidays = {
  closures: [{ from: '2026-12-24', until: '2027-01-03', reason: 'the holidays' }],
  specialHours: [{ from: '2026-12-28', reason: 'Pick-up only', hours: late }],
};

const wide = [{ from: '2026-12-20', until: '2027-02-01', reason: 'the move' }];
const parade = [{ from: '2026-12-28', until: '2026-12-28', reason: 'the parade' }];
const fair = [{ from: '2026-12-22', reason: 'Fair', hours: late }];

function dayOf(date: string, place: Partial<ClosuresRecord>, practice: ClosuresRecord) {
  const exceptions = exceptionsOf({ ...none, ...place }, practice);
  const { exams, reason } = hoursOn(date, { ...weekly, exceptions });
  return [...exams.map(({ opens, closes }) => `${opens}-${closes}`), ...(reason ? [reason] : [])];
}

test.each<[what: string, date: string, place: Partial<ClosuresRecord>, day: string[]]>([
  ['has its weekly hours, earliest first', '2026-12-21', {}, ['08:00-12:00', '13:00-17:00']],
  ['has no hours if its weekday has none', '2026-12-22', {}, []],
  ['is open on the day before a closing', '2026-12-23', {}, ['08:00-12:00', '13:00-17:00']],
  ['is closed on the first day of a closing', '2026-12-24', {}, ['the holidays']],
  ['is closed on the last day of a closing', '2027-01-03', {}, ['the holidays']],
  ['is open on the day after a closing', '2027-01-04', {}, ['08:00-12:00', '13:00-17:00']],
  ['has the hours of a place', '2026-12-22', { specialHours: fair }, ['15:00-19:00', 'Fair']],
  ['has the shortest exception', '2026-12-28', {}, ['15:00-19:00', 'Pick-up only']],
  ['has the shorter closing', '2026-12-29', { closures: wide }, ['the holidays']],
  ['has the place’s own of two as long', '2026-12-28', { closures: parade }, ['the parade']],
])('a day %s: %s', (_what, date, place, day) => {
  expect(dayOf(date, place, holidays)).toEqual(day);
});

test('a short period stays whole when a longer one overlaps it', () => {
  const own = [{ from: '2026-12-22', until: '2026-12-26', reason: 'the parade' }];
  const { closures } = holidays;
  const exceptions = exceptionsOf({ ...none, closures: own }, { ...none, closures });
  expect(exceptionPeriods({ ...weekly, exceptions })).toMatchObject([
    { from: '2026-12-22', until: '2026-12-26' },
    { from: '2026-12-27', until: '2027-01-03' },
  ]);
});

test('only a location’s own special hours open it on a weekday it is closed', () => {
  // December 25, 2026, is a Friday, with weekly hours; the 26th and 27th are a weekend, without.
  const weekend = [{ from: '2026-12-25', until: '2026-12-28', reason: 'Sale', hours: late }];
  const forAll = { ...none, specialHours: weekend };
  expect(dayOf('2026-12-25', none, forAll)).toEqual(['15:00-19:00', 'Sale']);
  expect(dayOf('2026-12-26', none, forAll)).toEqual([]);
  expect(dayOf('2026-12-26', forAll, none)).toEqual(['15:00-19:00', 'Sale']);
  expect(exceptionPeriods({ ...weekly, exceptions: exceptionsOf(none, forAll) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-25' },
    { from: '2026-12-28', until: '2026-12-28' },
  ]);
  expect(exceptionPeriods({ ...weekly, exceptions: exceptionsOf(forAll, none) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-28' },
  ]);
});

/** Reads schedules of a Thursday, such as `desk 08:00-17:00, phone 10:00-17:00`. */
function readThursday(text: string): Partial<Calendar> {
  const schedules = text.split(', ').map((one) => {
    const [name, opens, closes] = one.split(/[ -]/);
    return [name, [{ days: ['Thursday'], opens, closes }]];
  });
  return Object.fromEntries(schedules);
}

/** What the practice's special hours from 9 to 12 make of a Thursday. The list of changes has the first schedule. */
test.each([
  ['exams 10:00-18:00, desk 08:00-11:00', 'exams 09:00-12:00, desk 09:00-11:00'],
  ['desk 08:00-17:00, phone 10:00-17:00', 'desk 09:00-12:00, phone 10:00-12:00'],
  ['phone 11:00-17:00', 'phone 09:00-12:00'],
  ['desk 13:00-17:00, phone 13:00-17:00', 'desk 09:00-12:00'],
  ['', ''],
])('the practice’s special hours make a day with “%s” one with “%s”', (usually, expected) => {
  const morning = [{ opens: '09:00', closes: '12:00' }];
  const eve = { ...none, specialHours: [{ from: '2026-12-24', reason: 'Eve', hours: morning }] };
  const calendar = { ...weekly, ...readThursday(usually), exceptions: exceptionsOf(none, eve) };
  const day = hoursOn('2026-12-24', calendar);
  const hours = scheduleNames.flatMap((name) => timesOf(name, day[name]));
  expect(hours.join(', ')).toBe(expected);
  const listed = exceptionPeriods(calendar);
  expect(listed.flatMap((one) => timesOf(one.schedule, one.hours))).toEqual(hours.slice(0, 1));
});

function timesOf(name: string, ranges: readonly TimeRange[]): string[] {
  return ranges.map(({ opens, closes }) => `${name} ${opens}-${closes}`);
}

test.each([
  ['two days', '2026-12-25', '2026-12-10'],
  ['three days', '2026-12-26', '2026-10-25'],
])('a change of %s from December 24 to %s is announced from %s', (_length, until, first) => {
  const change = { from: '2026-12-24', until };
  expect(isAnnounced(change, addDays(first, -1))).toBe(false);
  for (const day of [first, until]) expect(isAnnounced(change, day)).toBe(true);
  expect(isAnnounced(change, addDays(until, 1))).toBe(false);
});

const onWeekdays = [range(weekdays.slice(0, 5), '09:00', '17:00')];

/** Two offices: one by the sea on weekdays, one by the lake, which an hour later is open on Sundays, too. */
const sea = {
  name: 'sea',
  timeZone: 'America/Los_Angeles',
  ...{ exams: onWeekdays, desk: [], phone: onWeekdays, exceptions: [] },
};
const lake = {
  name: 'lake',
  timeZone: 'America/Denver',
  exams: [range(['Sunday'], '10:00', '16:00'), range(['Tuesday'], '09:00', '20:00')],
  desk: [],
  phone: [range(['Sunday', 'Tuesday'], '10:00', '16:00')],
  exceptions: exceptionsOf({ ...none, closures: [{ from: '2026-11-22', reason: 'snow' }] }, none),
};

test.each([
  ['2026-11-29T12:00:00-08:00', 'lake', 'only the lake is open'],
  ['2026-11-29T16:00:00-08:00', 'sea', 'none is open'],
  ['2026-11-22T12:00:00-08:00', 'sea', 'the lake is snowed in'],
  ['2026-11-24T08:30:00-08:00', 'lake', 'the lake is open, and nobody answers yet by the sea'],
  ['2026-11-24T12:00:00-08:00', 'sea', 'both are open'],
  ['2026-11-24T18:30:00-08:00', 'lake', 'only the lake is open, and nobody answers'],
])('at %s, the office to call is that by the %s: %s', (moment, name) => {
  const at = new Date(moment);
  expect(inCallOrder(at, [sea, lake])[0]?.name).toBe(name);
  expect(inCallOrder(at, [sea, lake])).toHaveLength(2);
});

test('days of the same hours share a line, three in a row as a range, and so does a break', () => {
  const linesOf = (week: WeeklyRange[]) =>
    describeHours(week).map(({ days, times }) => `${days} ${times}`);
  const mornings = range(['Saturday', 'Monday', 'Tuesday', 'Wednesday'], '10:00', '12:00');
  const friday = [range(['Friday'], '13:00', '17:00'), range(['Friday'], '08:30', '12:00')];
  expect(linesOf([...friday, mornings])).toEqual([
    'Monday - Wednesday, Saturday 10:00 AM - 12:00 PM',
    'Friday 8:30 AM - 12:00 PM, 1:00 PM - 5:00 PM',
  ]);
  const separate = [range(apart, '09:00', '18:00')];
  expect(linesOf(separate)).toEqual(['Monday, Wednesday, Friday 9:00 AM - 6:00 PM']);
});

test('the brief form fits on one line', () => {
  const firstFour = range(weekdays.slice(0, 4), '09:00', '17:00');
  const brief = describeHoursBriefly([firstFour, range(['Friday'], '08:30', '12:00')]);
  expect(brief).toBe('Monday-Thursday 9am-5pm, Friday 8:30am-12pm');
});

test('visitors may ask only for times that the hours have', () => {
  const mornings = range(['Monday', 'Sunday'], '09:00', '12:30');
  const late = range(['Friday'], '12:00', '18:00');
  const saturday = range(['Saturday'], '10:00', '14:00');
  const timesOf = (...exams: WeeklyRange[]) => timesToAskFor([{ schedules: { exams } }]);
  expect(timesOf()).toEqual([]);
  expect(timesOf(saturday)).toHaveLength(1);
  expect(timesOf(mornings)).toHaveLength(2);
  expect(timesOf(late, saturday)).toHaveLength(2);
  expect(timesOf(mornings, late, saturday)).toHaveLength(4);
});
