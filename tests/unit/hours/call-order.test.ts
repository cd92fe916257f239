import { expect, test } from 'vitest';
import { exceptionsOf, inCallOrder } from '#domain/hours/calendar.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const week = [{ days: weekdays, opens: '09:00', closes: '17:00' }];

/** Two offices: one by the sea on weekdays, one by the lake, which an hour later is open on Sundays, too. */
const sea = {
  name: 'sea',
  timeZone: 'America/Los_Angeles',
  exams: week,
  desk: [],
  phone: week,
  exceptions: [],
};
const lake = {
  name: 'lake',
  timeZone: 'America/Denver',
  exams: [
    { days: ['Sunday'], opens: '10:00', closes: '16:00' },
    { days: ['Tuesday'], opens: '09:00', closes: '20:00' },
  ],
  desk: [],
  phone: [{ days: ['Sunday', 'Tuesday'], opens: '10:00', closes: '16:00' }],
  exceptions: exceptionsOf(
    { closures: [{ from: '2026-11-22', reason: 'snow' }], specialHours: [] },
    { closures: [], specialHours: [] },
  ),
} as const;

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
