import { expect, test, vi } from 'vitest';
import {
  exceptionsOf,
  type OpenState,
  openState,
  type PlaceCalendar,
} from '#domain/hours/calendar.ts';
import { openLine, phoneLine, replyLine } from '#domain/words/open-words.ts';

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

function lineAt(
  moment: string,
  calendar: Partial<PlaceCalendar> = {},
  line = openLine as (state: OpenState) => string,
) {
  const whole = { timeZone: newYork, exams: week, desk: [], phone: [], exceptions, ...calendar };
  return line(openState(new Date(moment), whole));
}

/** Moments, the line that is expected then, and the practice's time zone. */
const moments: [moment: string, line: string, timeZone?: string][] = [
  // An ordinary Tuesday, to the second.
  ['2026-11-17T08:59:59-05:00', 'Exams begin at 9 today.'],
  ['2026-11-17T09:00-05:00', 'Open now: exams until 6.'],
  ['2026-11-17T17:59:59-05:00', 'Open now: exams until 6.'],
  ['2026-11-17T18:00-05:00', 'Exams begin tomorrow at 9.'],
  // A weekend. Midnight belongs to the day that begins.
  ['2026-11-21T14:00-05:00', 'Exams begin Monday at 9.'],
  ['2026-11-23T00:00-05:00', 'Exams begin at 9 today.'],
  // Thanksgiving, the evening before and the day after.
  ['2026-11-25T19:00-05:00', 'Exams begin Friday at 9.'],
  ['2026-11-26T00:00-05:00', 'Closed for Thanksgiving. Exams begin tomorrow at 9.'],
  ['2026-11-27T09:00-05:00', 'Open now: exams until 5.'],
  // New Year's Eve closes at noon, and New Year's Day is a holiday.
  ['2026-12-31T08:00-05:00', 'Closed now (New Year’s Eve). Exams begin at 9 today.'],
  ['2026-12-31T10:00-05:00', 'Open now: exams until 12 (New Year’s Eve).'],
  ['2026-12-31T12:00-05:00', 'Closed now (New Year’s Eve). Exams begin Saturday at 10.'],
  // Clocks go forward on March 14, 2027, and back on November 1, 2026.
  ['2027-03-15T12:59Z', 'Exams begin at 9 today.'],
  ['2027-03-15T13:00Z', 'Open now: exams until 6.'],
  ['2026-11-02T13:59Z', 'Exams begin at 9 today.'],
  ['2026-11-02T14:00Z', 'Open now: exams until 6.'],
  // A leap day.
  ['2028-02-29T10:00-05:00', 'Closed for Leap Day. Exams begin tomorrow at 9.'],
  // An opening more than a week away is given with its date.
  ['2027-02-08T10:00-05:00', 'Closed for the renovation. Exams begin Saturday, February 20 at 10.'],
  ['2026-11-17T09:00-08:00', 'Open now: exams until 6.', losAngeles],
  ['2026-11-27T02:59-05:00', 'Closed for Thanksgiving. Exams begin tomorrow at 9.', losAngeles],
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
    'Exams begin Sunday, November 29 at 10.',
  );
  expect(lineAt('2026-11-22T12:00:00-05:00', { exams: [], exceptions: [] })).toBe('Closed now.');
});

test('no opening is given after a closing of more than 60 days', () => {
  const at = (until: string) =>
    lineAt('2026-11-01T12:00:00-05:00', {
      exceptions: [{ from: '2026-11-01', until, reason: 'the winter', hours: [] }],
    });
  expect(at('2026-12-30')).toBe('Closed for the winter. Exams begin Thursday, December 31 at 9.');
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
  ['2026-12-04T07:59', 'We answer the phone again at 8 today. Exams begin at 9 today.'],
  ['2026-12-04T08:30', 'Open now: phone until 12. Exams begin at 9 today.'],
  ['2026-12-04T09:00', 'Open now: phone until 12, exams until 4.'],
  ['2026-12-04T12:30', 'Open now: exams until 4. We answer the phone again at 1 PM today.'],
  ['2026-12-04T16:30', 'Open now: phone until 5:30. Exams begin tomorrow at 10.'],
  ['2026-12-05T11:00', 'Open now: exams until 2. We answer the phone again Friday at 9.'],
  ['2026-12-10T10:00', 'Closed for training. Exams and phone again tomorrow at 9.'],
  ['2026-12-11T10:00', 'Open now: exams and phone until 12 (the fair).'],
  [
    '2026-12-11T12:00',
    'Closed now (the fair). Exams begin tomorrow at 10. We answer the phone again Thursday at 8.',
  ],
])('with separate desk and phone hours, at %s the line is: %s', (moment, line) => {
  expect(lineAt(`${moment}:00-05:00`, staffed)).toBe(line);
});

test.each([
  ['2026-12-04T09:00', 'Answered until 12.', 'Contestamos hasta las 12.'],
  [
    '2026-12-04T12:30',
    'Answered again at 1 PM today.',
    'Contestamos otra vez hoy a la 1 de la tarde.',
  ],
  ['2026-12-05T18:00', 'Answered again Friday at 9.', 'Contestamos otra vez el viernes a las 9.'],
])('at %s the phone is: %s', (moment, english, spanish) => {
  const at = `${moment}:00-05:00`;
  expect(lineAt(at, staffed, phoneLine)).toBe(english);
  expect(lineAt(at, staffed, (state) => phoneLine(state, 'es'))).toBe(spanish);
});

test.each([
  ['2026-12-04T09:00', 'We answer until 12 today.', 'Contestamos hoy hasta las 12.'],
  [
    '2026-12-04T12:30',
    'We answer after 1 PM today.',
    'Contestamos hoy después de la 1 de la tarde.',
  ],
  ['2026-12-03T18:00', 'We answer tomorrow after 8.', 'Contestamos mañana después de las 8.'],
  ['2026-12-05T18:00', 'We answer on Friday after 9.', 'Contestamos el viernes después de las 9.'],
])('at %s a message is answered: %s', (moment, english, spanish) => {
  const at = `${moment}:00-05:00`;
  expect(lineAt(at, staffed, replyLine)).toBe(english);
  expect(lineAt(at, staffed, (state) => replyLine(state, 'es'))).toBe(spanish);
});

test.each([
  ['2026-12-04T08:30', 'Abierto ahora: teléfono hasta las 12. Los exámenes empiezan hoy a las 9.'],
  ['2026-12-10T10:00', 'Hoy está cerrado. Exámenes y teléfono otra vez mañana a las 9.'],
  [
    '2026-12-11T12:00',
    'Cerrado ahora. Los exámenes empiezan mañana a las 10. Contestamos el teléfono otra vez el jueves a las 8.',
  ],
])('in Spanish, at %s the line is: %s', (moment, line) => {
  expect(lineAt(`${moment}:00-05:00`, staffed, (state) => openLine(state, 'es'))).toBe(line);
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
  ['2026-12-23T10:00', 'Closed now (Late opening). We answer the phone again tomorrow at 6 PM.'],
  [
    '2026-12-23T18:00',
    'Open now: front desk until 8 (Late opening). We answer the phone again tomorrow at 6 PM.',
  ],
  ['2026-12-24T10:00', 'Closed now (Late opening). We answer the phone again at 6 PM today.'],
  ['2026-12-24T19:59', 'Open now: phone until 8 (Late opening).'],
  ['2026-12-25T10:00', 'Closed for Christmas Day. We answer the phone again Thursday at 9.'],
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
