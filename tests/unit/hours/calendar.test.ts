import { expect, test } from 'vitest';
import { exceptionPeriods, exceptionsOf, hoursOn, hoursWithin } from '#domain/hours/calendar.ts';
import type { ClosuresRecord } from '#domain/schema/practice/hours.ts';

const week = [
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '13:00', closes: '17:00' },
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:00', closes: '12:00' },
] as const;
const none: ClosuresRecord = { closures: [], specialHours: [] };
const late = [{ opens: '15:00', closes: '19:00' }];

/** Closed from Thursday to the Sunday after next, except for special hours on a Monday. */
const holidays = {
  closures: [{ from: '2026-12-24', until: '2027-01-03', reason: 'the holidays' }],
  specialHours: [{ from: '2026-12-28', reason: 'Pick-up only', hours: late }],
};

function dayOf(date: string, place = none, practice = none) {
  const exceptions = exceptionsOf(place, practice);
  const { ranges, reason } = hoursOn(date, { timeZone: 'UTC', week, exceptions });
  return { hours: ranges.map(({ opens, closes }) => `${opens}-${closes}`), reason };
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
      week,
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
  expect(exceptionPeriods({ week, exceptions: exceptionsOf(none, forAll) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-25' },
    { from: '2026-12-28', until: '2026-12-28' },
  ]);
  expect(exceptionPeriods({ week, exceptions: exceptionsOf(forAll, none) })).toMatchObject([
    { from: '2026-12-25', until: '2026-12-28' },
  ]);
});

test('another schedule is cut to the special hours of the day', () => {
  const desk = [{ days: ['Monday'], opens: '08:00', closes: '16:00' }] as const;
  const within = (date: string) =>
    hoursWithin(date, desk, { timeZone: 'UTC', week, exceptions: exceptionsOf(none, holidays) });
  expect(within('2026-12-21')).toMatchObject([{ opens: '08:00', closes: '16:00' }]);
  expect(within('2026-12-28')).toEqual([{ opens: '15:00', closes: '16:00' }]);
  expect(within('2026-12-29')).toEqual([]);
});
