import { expect, test } from 'vitest';
import type { ClosuresRecord, TimeRange } from '#content-model/schema/location.ts';
import { addDays } from '#domain/core/dates.ts';
import {
  type Calendar,
  exceptionPeriods,
  exceptionsOf,
  hoursOn,
  isAnnounced,
} from '#domain/hours/calendar.ts';

const week = [
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '13:00', closes: '17:00' },
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:00', closes: '12:00' },
] as const;
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

const thursday = (opens: string, closes: string) => [
  { days: ['Thursday'] as const, opens, closes },
];

/** What the practice's special hours from 9 to 12 do on a Thursday, by what the week has on that day. */
test.each<[usually: string, schedules: Partial<Calendar>, hours: string[], listed: string[]]>([
  [
    'exams and a front desk',
    { exams: thursday('10:00', '18:00'), desk: thursday('08:00', '11:00') },
    ['exams 09:00-12:00', 'desk 09:00-11:00'],
    ['exams 09:00-12:00'],
  ],
  [
    'a front desk and the phone',
    { desk: thursday('08:00', '17:00'), phone: thursday('10:00', '17:00') },
    ['desk 09:00-12:00', 'phone 10:00-12:00'],
    ['desk 09:00-12:00'],
  ],
  [
    'the phone',
    { phone: thursday('11:00', '17:00') },
    ['phone 09:00-12:00'],
    ['phone 09:00-12:00'],
  ],
  [
    'a front desk and the phone in the afternoon',
    { desk: thursday('13:00', '17:00'), phone: thursday('13:00', '17:00') },
    ['desk 09:00-12:00'],
    ['desk 09:00-12:00'],
  ],
  ['nothing', {}, [], []],
])(
  'the practice’s special hours change a day that has %s',
  (_usually, schedules, hours, listed) => {
    const morning = [{ opens: '09:00', closes: '12:00' }];
    const eve = { ...none, specialHours: [{ from: '2026-12-24', reason: 'Eve', hours: morning }] };
    const calendar = { ...weekly, ...schedules, exceptions: exceptionsOf(none, eve) };
    const day = hoursOn('2026-12-24', calendar);
    const names = ['exams', 'desk', 'phone'] as const;
    expect(names.flatMap((name) => timesOf(name, day[name]))).toEqual(hours);
    expect(
      exceptionPeriods(calendar).map(
        ({ schedule, hours: changed }) => timesOf(schedule, changed)[0] ?? `${schedule} closed`,
      ),
    ).toEqual(listed);
  },
);

function timesOf(name: string, ranges: readonly TimeRange[]): string[] {
  return ranges.map(({ opens, closes }) => `${name} ${opens}-${closes}`);
}

test.each([
  ['one day', '2026-12-24', '2026-12-10'],
  ['two days', '2026-12-25', '2026-12-10'],
  ['three days', '2026-12-26', '2026-10-25'],
])('a change of %s from December 24 to %s is announced from %s', (_length, until, first) => {
  const change = { from: '2026-12-24', until };
  expect(isAnnounced(change, addDays(first, -1))).toBe(false);
  for (const day of [first, until]) expect(isAnnounced(change, day)).toBe(true);
  expect(isAnnounced(change, addDays(until, 1))).toBe(false);
});
