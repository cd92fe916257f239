import { expect, test } from 'vitest';
import { exceptionPeriods, exceptionsOf, hoursOn, hoursWithin } from '#domain/hours/calendar.ts';
import type { ClosuresRecord } from '#domain/schema/practice/hours.ts';

const week = [
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '13:00', closes: '17:00' },
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:00', closes: '12:00' },
] as const;
const none: ClosuresRecord = { closures: [], specialHours: [] };
const late = [{ opens: '15:00', closes: '19:00' }];

/** Closed from Thursday until Sunday after next, but for a Monday within. */
const holidays = {
  closures: [{ from: '2026-12-24', until: '2027-01-03', reason: 'the holidays' }],
  specialHours: [{ from: '2026-12-28', reason: 'Pick-up only', hours: late }],
};

function dayOf(date: string, place = none, practice = none) {
  const exceptions = exceptionsOf(place, practice);
  const { ranges, reason } = hoursOn(date, { timeZone: 'UTC', week, exceptions });
  return { hours: ranges.map(({ opens, closes }) => `${opens}-${closes}`), reason };
}

test('a day without exceptions has the hours of its week, the earlier first', () => {
  const hours = ['08:00-12:00', '13:00-17:00'];
  expect(dayOf('2026-12-21', none, holidays)).toEqual({ hours, reason: undefined });
  expect(dayOf('2026-12-22', none, holidays)).toEqual({ hours: [], reason: undefined });
});

test('an exception holds on each of its days and on no other, also where the week has no hours', () => {
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

test('the narrowest exception of a day wins, whoever stated it', () => {
  const pickUp = { hours: ['15:00-19:00'], reason: 'Pick-up only' };
  expect(dayOf('2026-12-28', none, holidays)).toEqual(pickUp);
  const wide = [{ from: '2026-12-20', until: '2027-02-01', reason: 'the move' }];
  expect(dayOf('2026-12-28', { ...none, closures: wide }, holidays)).toEqual(pickUp);
  expect(dayOf('2026-12-29', { ...none, closures: wide }, holidays).reason).toBe('the holidays');
});

test('of equally long exceptions that of the place wins', () => {
  const own = [{ from: '2026-12-28', until: '2026-12-28', reason: 'the parade' }];
  expect(dayOf('2026-12-28', { ...none, closures: own }, holidays)).toEqual({
    hours: [],
    reason: 'the parade',
  });
});

test('a period stays whole where a wider one begins or ends within it', () => {
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

test('hours for all locations open none that is closed on that weekday; its own do', () => {
  // December 26 and 27, 2026, are a weekend; December 25 is a Friday, which the week has.
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

test('another schedule of the place keeps what it shares with special hours', () => {
  const desk = [{ days: ['Monday'], opens: '08:00', closes: '16:00' }] as const;
  const within = (date: string) =>
    hoursWithin(date, desk, { timeZone: 'UTC', week, exceptions: exceptionsOf(none, holidays) });
  expect(within('2026-12-21')).toMatchObject([{ opens: '08:00', closes: '16:00' }]);
  expect(within('2026-12-28')).toEqual([{ opens: '15:00', closes: '16:00' }]);
  expect(within('2026-12-29')).toEqual([]);
});
