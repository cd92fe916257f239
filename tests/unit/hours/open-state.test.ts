import { expect, test, vi } from 'vitest';
import { exceptionsOf } from '#domain/hours/calendar.ts';
import { openState, type PlaceCalendar } from '#domain/hours/open-state.ts';

const week = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '18:00' },
  { days: ['Friday'], opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
] as const;

const morning = [{ opens: '09:00', closes: '12:00' }];
const exceptions = exceptionsOf(
  {
    closures: [{ from: '2027-02-08', until: '2027-02-19', reason: 'the renovation' }],
    specialHours: [],
  },
  {
    closures: [
      { from: '2026-11-26', reason: 'Thanksgiving' },
      { from: '2027-01-01', reason: 'New Year’s Day' },
      { from: '2028-02-29', reason: 'Leap Day' },
    ],
    specialHours: [{ from: '2026-12-31', reason: 'New Year’s Eve', hours: morning }],
  },
);

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';

function lineAt(moment: string, calendar: Partial<PlaceCalendar> = {}) {
  const whole = { timeZone: newYork, exams: week, desk: [], phone: [], exceptions, ...calendar };
  return openState(new Date(moment), whole).line;
}

/** Moments, the line that is expected then, and the practice's time zone. */
const moments: [moment: string, line: string, timeZone?: string][] = [
  // An ordinary Tuesday, to the second.
  ['2026-11-17T08:59:59-05:00', 'Closed now. Open again: exams today at 9:00 AM.'],
  ['2026-11-17T09:00-05:00', 'Open now: exams until 6:00 PM.'],
  ['2026-11-17T17:59:59-05:00', 'Open now: exams until 6:00 PM.'],
  ['2026-11-17T18:00-05:00', 'Closed now. Open again: exams tomorrow at 9:00 AM.'],
  // A weekend. Midnight belongs to the day that begins.
  ['2026-11-21T14:00-05:00', 'Closed now. Open again: exams Monday at 9:00 AM.'],
  ['2026-11-23T00:00-05:00', 'Closed now. Open again: exams today at 9:00 AM.'],
  // Thanksgiving, the evening before and the day after.
  ['2026-11-25T19:00-05:00', 'Closed now. Open again: exams Friday at 9:00 AM.'],
  ['2026-11-26T00:00-05:00', 'Closed for Thanksgiving. Open again: exams tomorrow at 9:00 AM.'],
  ['2026-11-27T09:00-05:00', 'Open now: exams until 5:00 PM.'],
  // New Year's Eve closes at noon, and New Year's Day is a holiday.
  ['2026-12-31T08:00-05:00', 'Closed now (New Year’s Eve). Open again: exams today at 9:00 AM.'],
  ['2026-12-31T10:00-05:00', 'Open now: exams until 12:00 PM (New Year’s Eve).'],
  [
    '2026-12-31T12:00-05:00',
    'Closed now (New Year’s Eve). Open again: exams Saturday at 10:00 AM.',
  ],
  // Clocks go forward on March 14, 2027, and back on November 1, 2026.
  ['2027-03-15T12:59Z', 'Closed now. Open again: exams today at 9:00 AM.'],
  ['2027-03-15T13:00Z', 'Open now: exams until 6:00 PM.'],
  ['2026-11-02T13:59Z', 'Closed now. Open again: exams today at 9:00 AM.'],
  ['2026-11-02T14:00Z', 'Open now: exams until 6:00 PM.'],
  // A leap day.
  ['2028-02-29T10:00-05:00', 'Closed for Leap Day. Open again: exams tomorrow at 9:00 AM.'],
  // An opening more than a week away is given with its date.
  [
    '2027-02-08T10:00-05:00',
    'Closed for the renovation. Open again: exams Saturday, February 20 at 10:00 AM.',
  ],
  ['2026-11-17T09:00-08:00', 'Open now: exams until 6:00 PM.', losAngeles],
  [
    '2026-11-27T02:59-05:00',
    'Closed for Thanksgiving. Open again: exams tomorrow at 9:00 AM.',
    losAngeles,
  ],
];

/** Time zones of the process, with their `getTimezoneOffset()` in minutes on January 1. */
const processZones = [
  ['UTC', 0],
  ['Asia/Tokyo', -540],
] as const;

test.each(moments)('at %s the line is: %s', (moment, line, timeZone = newYork) => {
  expect(lineAt(moment, { timeZone })).toBe(line);
});

test.each(processZones)('on a machine in time zone %s the lines are the same', (zone, offset) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
  const lines = moments.map(([moment, , timeZone = newYork]) => lineAt(moment, { timeZone }));
  expect(lines).toEqual(moments.map(([, line]) => line));
});

test('an opening in a week is given with its date', () => {
  const sundays = [{ days: ['Sunday'], opens: '10:00', closes: '11:00' }] as const;
  expect(lineAt('2026-11-22T12:00:00-05:00', { exams: sundays })).toBe(
    'Closed now. Open again: exams Sunday, November 29 at 10:00 AM.',
  );
  expect(lineAt('2026-11-22T12:00:00-05:00', { exams: [], exceptions: [] })).toBe('Closed now.');
});

test('no opening is given after a closing of more than 60 days', () => {
  const at = (until: string) =>
    lineAt('2026-11-01T12:00:00-05:00', {
      exceptions: [{ from: '2026-11-01', until, reason: 'the winter', hours: [] }],
    });
  expect(at('2026-12-30')).toBe(
    'Closed for the winter. Open again: exams Thursday, December 31 at 9:00 AM.',
  );
  expect(at('2026-12-31')).toBe('Closed for the winter.');
});

/** Thursday and Friday: the desk is open longest, the phone pauses at noon. Saturday: only exams. */
const staffed = {
  exams: [
    { days: ['Thursday', 'Friday'], opens: '09:00', closes: '16:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  desk: [{ days: ['Thursday', 'Friday'], opens: '08:00', closes: '17:30' }],
  phone: [
    { days: ['Thursday', 'Friday'], opens: '08:00', closes: '12:00' },
    { days: ['Thursday', 'Friday'], opens: '13:00', closes: '17:30' },
  ],
  exceptions: exceptionsOf(
    { closures: [], specialHours: [] },
    {
      closures: [{ from: '2026-12-10', reason: 'training' }],
      specialHours: [{ from: '2026-12-11', reason: 'the fair', hours: morning }],
    },
  ),
} as const;

test.each([
  [
    '2026-12-04T07:59',
    'Closed now. Open again: front desk and phone today at 8:00 AM, exams today at 9:00 AM.',
  ],
  [
    '2026-12-04T08:30',
    'Open now: phone until 12:00 PM, front desk until 5:30 PM. Open again: exams today at 9:00 AM.',
  ],
  [
    '2026-12-04T09:00',
    'Open now: phone until 12:00 PM, exams until 4:00 PM, front desk until 5:30 PM.',
  ],
  [
    '2026-12-04T12:30',
    'Open now: exams until 4:00 PM, front desk until 5:30 PM. Open again: phone today at 1:00 PM.',
  ],
  [
    '2026-12-04T16:30',
    'Open now: front desk and phone until 5:30 PM. Open again: exams tomorrow at 10:00 AM.',
  ],
  [
    '2026-12-05T11:00',
    'Open now: exams until 2:00 PM. Open again: front desk and phone Friday at 9:00 AM.',
  ],
  [
    '2026-12-10T10:00',
    'Closed for training. Open again: exams, front desk, and phone tomorrow at 9:00 AM.',
  ],
  ['2026-12-11T10:00', 'Open now: exams, front desk, and phone until 12:00 PM (the fair).'],
  [
    '2026-12-11T12:00',
    'Closed now (the fair). Open again: exams tomorrow at 10:00 AM, front desk and phone Thursday at 8:00 AM.',
  ],
])('with separate desk and phone hours, at %s the line is: %s', (moment, line) => {
  expect(lineAt(`${moment}:00-05:00`, staffed)).toBe(line);
});

/** Wednesday: only the front desk. Thursday: only the phone. On both: special hours in the evening. */
const evening = {
  exams: [],
  desk: [{ days: ['Wednesday'], opens: '09:00', closes: '17:00' }],
  phone: [{ days: ['Thursday'], opens: '09:00', closes: '17:00' }],
  exceptions: exceptionsOf(
    { closures: [{ from: '2026-12-25', reason: 'Christmas Day' }], specialHours: [] },
    {
      closures: [],
      specialHours: [
        {
          from: '2026-12-23',
          until: '2026-12-24',
          reason: 'Late opening',
          hours: [{ opens: '18:00', closes: '20:00' }],
        },
      ],
    },
  ),
} as const;

test.each([
  [
    '2026-12-23T10:00',
    'Closed now (Late opening). Open again: front desk today at 6:00 PM, phone tomorrow at 6:00 PM.',
  ],
  [
    '2026-12-23T18:00',
    'Open now: front desk until 8:00 PM (Late opening). Open again: phone tomorrow at 6:00 PM.',
  ],
  [
    '2026-12-24T10:00',
    'Closed now (Late opening). Open again: phone today at 6:00 PM, front desk Wednesday at 9:00 AM.',
  ],
  [
    '2026-12-24T19:59',
    'Open now: phone until 8:00 PM (Late opening). Open again: front desk Wednesday at 9:00 AM.',
  ],
  [
    '2026-12-25T10:00',
    'Closed for Christmas Day. Open again: front desk Wednesday at 9:00 AM, phone Thursday at 9:00 AM.',
  ],
])('on a day without exams, at %s the line is: %s', (moment, line) => {
  expect(lineAt(`${moment}:00-05:00`, evening)).toBe(line);
});

test.each([
  ['2026-11-17T12:00:00-05:00', true],
  ['2026-11-17T18:00:00-05:00', false],
  ['2026-11-26T12:00:00-05:00', false],
])('whether the phone is answered at %s: %s', (moment, isAnswered) => {
  const calendar = { timeZone: newYork, exams: week, desk: [], exceptions };
  const at = new Date(moment);
  expect(openState(at, { ...calendar, phone: week }).isAnswered).toBe(isAnswered);
  expect(openState(at, { ...calendar, phone: [] }).isAnswered, 'without hours').toBe(isAnswered);
  const empty = { ...calendar, exams: [], phone: [] };
  expect(openState(at, empty).isAnswered, 'without any hours').toBe(false);
});
