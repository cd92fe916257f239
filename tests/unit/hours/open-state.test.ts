import { expect, test } from 'vitest';
import { describeOpenState, openState } from '#content/hours.ts';

const timeZone = 'America/New_York';
const schedule = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '18:00' },
  { days: ['Friday'], opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
] as const;

function stateAt(moment: string) {
  return openState(new Date(moment), schedule, timeZone);
}

test('it opens at the very minute and is closed at the very minute', () => {
  expect(stateAt('2026-11-18T08:59:59-05:00').isOpen).toBe(false);
  expect(stateAt('2026-11-18T09:00:00-05:00').isOpen).toBe(true);
  expect(stateAt('2026-11-18T17:59:59-05:00').isOpen).toBe(true);
  expect(stateAt('2026-11-18T18:00:00-05:00').isOpen).toBe(false);
});

test('closed, it names the next opening: today, tomorrow, or the day', () => {
  expect(stateAt('2026-11-18T07:00:00-05:00')).toMatchObject({ opens: '09:00', daysAway: 0 });
  expect(stateAt('2026-11-20T17:00:00-05:00')).toMatchObject({
    opens: '10:00',
    day: 'Saturday',
    daysAway: 1,
  });
  expect(stateAt('2026-11-21T14:00:00-05:00')).toMatchObject({ day: 'Monday', daysAway: 2 });
  expect(stateAt('2026-11-22T12:00:00-05:00')).toMatchObject({ day: 'Monday', daysAway: 1 });
});

test('midnight belongs to the day that begins', () => {
  expect(stateAt('2026-11-23T00:00:00-05:00')).toMatchObject({ day: 'Monday', daysAway: 0 });
  expect(stateAt('2026-11-22T23:59:00-05:00')).toMatchObject({ day: 'Monday', daysAway: 1 });
});

test("the clocks of the schedule's own zone count, not those of the visitor", () => {
  // 23:30 on Tuesday in Tokyo is 9:30 on Tuesday in New Jersey.
  expect(stateAt('2026-11-17T23:30:00+09:00').isOpen).toBe(true);
  expect(stateAt('2026-11-17T09:30:00+09:00').isOpen).toBe(false);
});

test('the change of the clocks moves no opening', () => {
  // Saving time began on Sunday, March 8, and ended on Sunday, November 1, 2026.
  expect(stateAt('2026-03-09T12:59:00Z').isOpen).toBe(false);
  expect(stateAt('2026-03-09T13:00:00Z').isOpen).toBe(true);
  expect(stateAt('2026-03-06T14:00:00Z').isOpen).toBe(true);
  expect(stateAt('2026-11-02T13:59:00Z').isOpen).toBe(false);
  expect(stateAt('2026-11-02T14:00:00Z').isOpen).toBe(true);
  expect(stateAt('2026-10-31T03:00:00Z')).toMatchObject({ day: 'Saturday', daysAway: 1 });
});

test('a schedule of one day names that day of next week, and an empty one names none', () => {
  const sundays = [{ days: ['Sunday'], opens: '10:00', closes: '11:00' }] as const;
  const after = openState(new Date('2026-11-22T12:00:00-05:00'), sundays, timeZone);
  expect(describeOpenState(after)).toBe('Closed now. Opens next Sunday at 10:00 AM.');
  const never = openState(new Date(), [], timeZone);
  expect(describeOpenState(never)).toBe('Closed now.');
});

test('the line says until when, or from when', () => {
  expect(describeOpenState(stateAt('2026-11-18T10:00:00-05:00'))).toBe('Open now until 6:00 PM.');
  expect(describeOpenState(stateAt('2026-11-21T15:00:00-05:00'))).toBe(
    'Closed now. Opens Monday at 9:00 AM.',
  );
});

test('a break at noon closes the practice until the afternoon of the same day', () => {
  const split = [
    { days: ['Monday'], opens: '08:30', closes: '12:00' },
    { days: ['Monday'], opens: '13:00', closes: '17:30' },
  ] as const;
  const at = (time: string) =>
    openState(new Date(`2026-11-23T${time}:00-05:00`), split, 'America/New_York');
  expect(at('11:59')).toEqual({ isOpen: true, closes: '12:00' });
  expect(at('12:00')).toMatchObject({ isOpen: false, opens: '13:00', daysAway: 0 });
  expect(at('13:00')).toEqual({ isOpen: true, closes: '17:30' });
});
