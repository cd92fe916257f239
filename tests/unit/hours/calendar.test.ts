import { expect, test } from 'vitest';
import { type Calendar, exceptionPeriods, exceptionsOf, hoursOn } from '#domain/hours/calendar.ts';
import type { ClosuresRecord, TimeRange } from '#domain/schema/location.ts';

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

function dayOf(date: string, place = none, practice = none) {
  const exceptions = exceptionsOf(place, practice);
  const { exams, reason } = hoursOn(date, { ...weekly, exceptions });
  return { hours: exams.map(({ opens, closes }) => `${opens}-${closes}`), reason };
}

test('a day without exceptions has its weekly hours, earliest first', () => {
  const hours = ['08:00-12:00', '13:00-17:00'];
  expect(dayOf('2026-12-21', none, holidays)).toEqual({ hours, reason: undefined });
  expect(dayOf('2026-12-22', none, holidays)).toEqual({ hours: [], reason: undefined });
});

test('an exception applies on exactly its days, even on days without weekly hours', () => {
  const closed = { hours: [], reason: 'the holidays' };
  expect(dayOf('2026-12-23', none, holidays).reason).toBeUndefined();
  expect(dayOf('2026-12-24', none, holidays)).toEqual(closed);
  expect(dayOf('2027-01-03', none, holidays)).toEqual(closed);
  expect(dayOf('2027-01-04', none, holidays).reason).toBeUndefined();
  const fair = [{ from: '2026-12-22', reason: 'Fair', hours: late }];
  expect(dayOf('2026-12-22', { ...none, specialHours: fair })).toEqual({
    hours: ['15:00-19:00'],
    reason: 'Fair',
  });
});

test('the shortest exception wins, whether the location’s or the practice’s', () => {
  const pickUp = { hours: ['15:00-19:00'], reason: 'Pick-up only' };
  expect(dayOf('2026-12-28', none, holidays)).toEqual(pickUp);
  const wide = [{ from: '2026-12-20', until: '2027-02-01', reason: 'the move' }];
  expect(dayOf('2026-12-28', { ...none, closures: wide }, holidays)).toEqual(pickUp);
  expect(dayOf('2026-12-29', { ...none, closures: wide }, holidays).reason).toBe('the holidays');
});

test('the location’s exception wins over an equally long one of the practice', () => {
  const own = [{ from: '2026-12-28', until: '2026-12-28', reason: 'the parade' }];
  expect(dayOf('2026-12-28', { ...none, closures: own }, holidays)).toEqual({
    hours: [],
    reason: 'the parade',
  });
});

test('a short period stays whole when a longer one overlaps it', () => {
  const own = [{ from: '2026-12-22', until: '2026-12-26', reason: 'the parade' }];
  expect(
    exceptionPeriods({
      ...weekly,
      exceptions: exceptionsOf(
        { ...none, closures: own },
        { ...none, closures: holidays.closures },
      ),
    }),
  ).toMatchObject([
    { from: '2026-12-22', until: '2026-12-26' },
    { from: '2026-12-27', until: '2027-01-03' },
  ]);
});

test('only a location’s own special hours open it on a weekday it is closed', () => {
  // December 25, 2026, is a Friday, with weekly hours; the 26th and 27th are a weekend, without.
  const weekend = [{ from: '2026-12-25', until: '2026-12-28', reason: 'Sale', hours: late }];
  const forAll = { ...none, specialHours: weekend };
  expect(dayOf('2026-12-25', none, forAll).hours).toEqual(['15:00-19:00']);
  expect(dayOf('2026-12-26', none, forAll)).toEqual({ hours: [], reason: undefined });
  expect(dayOf('2026-12-26', forAll, none).hours).toEqual(['15:00-19:00']);
  expect(exceptionPeriods({ ...weekly, exceptions: exceptionsOf(none, forAll) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-25' },
    { from: '2026-12-28', until: '2026-12-28' },
  ]);
  expect(exceptionPeriods({ ...weekly, exceptions: exceptionsOf(forAll, none) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-28' },
  ]);
});

test('another schedule is cut to the special hours of the day', () => {
  const desk = [{ days: ['Monday'], opens: '08:00', closes: '16:00' }] as const;
  const within = (date: string) =>
    hoursOn(date, { ...weekly, desk, exceptions: exceptionsOf(none, holidays) }).desk;
  expect(within('2026-12-21')).toMatchObject([{ opens: '08:00', closes: '16:00' }]);
  expect(within('2026-12-28')).toEqual([{ opens: '15:00', closes: '16:00' }]);
  expect(within('2026-12-29')).toEqual([]);
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
    ['phone 11:00-12:00'],
    ['phone 11:00-12:00'],
  ],
  ['a front desk in the afternoon', { desk: thursday('13:00', '17:00') }, [], ['desk closed']],
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

test('special hours of several days are split around a day without exams', () => {
  // December 23, 2026, is a Wednesday with exams; the 24th has only a front desk, and the 25th exams again.
  const days = [{ from: '2026-12-23', until: '2026-12-25', reason: 'Sale', hours: late }];
  const desk = thursday('08:00', '17:00');
  const exceptions = exceptionsOf(none, { ...none, specialHours: days });
  expect(
    exceptionPeriods({ ...weekly, desk, exceptions }).map(
      ({ from, until, schedule, hours }) => `${from} ${until} ${timesOf(schedule, hours)}`,
    ),
  ).toEqual([
    '2026-12-23 2026-12-23 exams 15:00-19:00',
    '2026-12-24 2026-12-24 desk 15:00-17:00',
    '2026-12-25 2026-12-25 exams 15:00-19:00',
  ]);
});
