import { beforeEach, expect, test, vi } from 'vitest';
import { type Weekday, weekdays } from '#domain/core/dates.ts';
import { exceptionsOf, openState, type PlaceCalendar } from '#domain/hours/calendar.ts';
import { openLine, phoneLine, replyLine } from '#domain/words/open-words.ts';

// The server's own time zone, which is far from each practice's.
beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-9 * 60);
});

const none = { closures: [], specialHours: [] };
const range = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });
const morning = [{ opens: '09:00', closes: '12:00' }];

/** Only exams have hours. */
const ordinary: PlaceCalendar = {
  timeZone: 'America/New_York',
  exams: [
    range(weekdays.slice(0, 4), '09:00', '18:00'),
    range(['Friday'], '09:00', '17:00'),
    range(['Saturday'], '10:00', '14:00'),
  ],
  desk: [],
  phone: [],
  exceptions: exceptionsOf(none, {
    closures: [
      { from: '2026-11-26', reason: 'Thanksgiving' },
      { from: '2027-01-01', reason: 'New Year’s Day' },
      { from: '2028-02-29', reason: 'Leap Day' },
    ],
    specialHours: [{ from: '2026-12-31', reason: 'New Year’s Eve', hours: morning }],
  }),
};
const inLosAngeles: PlaceCalendar = { ...ordinary, timeZone: 'America/Los_Angeles' };
const onSundays: PlaceCalendar = { ...ordinary, exams: [range(['Sunday'], '10:00', '11:00')] };
const never: PlaceCalendar = { ...ordinary, exams: [], exceptions: [] };
const closedUntil = (until: string): PlaceCalendar => {
  return { ...ordinary, exceptions: [{ from: '2026-11-01', until, reason: 'winter', hours: [] }] };
};

const workdays: Weekday[] = ['Thursday', 'Friday'];

/** Thursday and Friday: the desk is open longest, the phone pauses at noon. Saturday: only exams. */
const staffed: PlaceCalendar = {
  timeZone: 'America/New_York',
  exams: [range(workdays, '09:00', '16:00'), range(['Saturday'], '10:00', '14:00')],
  desk: [range(workdays, '08:00', '17:30')],
  phone: [range(workdays, '08:00', '12:00'), range(workdays, '13:00', '17:30')],
  exceptions: exceptionsOf(none, {
    closures: [{ from: '2026-12-10', reason: 'training' }],
    specialHours: [{ from: '2026-12-11', reason: 'the fair', hours: morning }],
  }),
};

/** Wednesday: only the front desk. Thursday: only the phone. On both, once: special hours in the evening. */
const late = { from: '2026-12-23', until: '2026-12-24', reason: 'Late day' };
const noExams: PlaceCalendar = {
  timeZone: 'America/New_York',
  exams: [],
  desk: [range(['Wednesday'], '09:00', '17:00')],
  phone: [range(['Thursday'], '09:00', '17:00')],
  exceptions: exceptionsOf(
    { ...none, closures: [{ from: '2026-12-25', reason: 'Christmas Day' }] },
    { ...none, specialHours: [{ ...late, hours: [{ opens: '18:00', closes: '20:00' }] }] },
  ),
};

test.each<[what: string, moment: string, line: string, calendar?: PlaceCalendar]>([
  ['a second before', '2026-11-17T08:59:59-05:00', 'Exams begin at 9 today.'],
  ['at the hour', '2026-11-17T09:00-05:00', 'Open now: exams until 6.'],
  ['a second before the end', '2026-11-17T17:59:59-05:00', 'Open now: exams until 6.'],
  ['at the end', '2026-11-17T18:00-05:00', 'Exams begin tomorrow at 9.'],
  ['before a weekend', '2026-11-21T14:00-05:00', 'Exams begin Monday at 9.'],
  ['midnight is of the new day', '2026-11-23T00:00-05:00', 'Exams begin at 9 today.'],
  ['before a holiday', '2026-11-25T19:00-05:00', 'Exams begin Friday at 9.'],
  ['on a holiday', '2026-11-26T00:00-05:00', 'Closed for Thanksgiving. Exams begin tomorrow at 9.'],
  ['special', '2026-12-31T08:00-05:00', 'Closed now (New Year’s Eve). Exams begin at 9 today.'],
  ['special hours', '2026-12-31T10:00-05:00', 'Open now: exams until 12 (New Year’s Eve).'],
  ['over', '2026-12-31T12:00-05:00', 'Closed now (New Year’s Eve). Exams begin Saturday at 10.'],
  ['clocks go forward', '2027-03-15T12:59Z', 'Exams begin at 9 today.'],
  ['clocks went forward', '2027-03-15T13:00Z', 'Open now: exams until 6.'],
  ['clocks go back', '2026-11-02T13:59Z', 'Exams begin at 9 today.'],
  ['clocks went back', '2026-11-02T14:00Z', 'Open now: exams until 6.'],
  ['a leap day', '2028-02-29T10:00-05:00', 'Closed for Leap Day. Exams begin tomorrow at 9.'],
  ['a week', '2026-11-22T12:00-05:00', 'Exams begin Sunday, November 29 at 10.', onSundays],
  ['no opening', '2026-11-22T12:00-05:00', 'Closed now.', never],
  [
    'a closing of 60 days',
    '2026-11-01T12:00-05:00',
    'Closed for winter. Exams begin Thursday, December 31 at 9.',
    closedUntil('2026-12-30'),
  ],
  ['61 days', '2026-11-01T12:00-05:00', 'Closed for winter.', closedUntil('2026-12-31')],
  ['farther west', '2026-11-17T09:00-08:00', 'Open now: exams until 6.', inLosAngeles],
])('%s: at %s the line is: %s', (_what, moment, line, calendar = ordinary) => {
  expect(openLine(openState(new Date(moment), calendar))).toBe(line);
});

test.each([
  ['12-04T07:59', 'We answer the phone again at 8 today. Exams begin at 9 today.', staffed],
  ['12-04T09:00', 'Open now: phone until 12, exams until 4.', staffed],
  ['12-04T12:30', 'Open now: exams until 4. We answer the phone again at 1 PM today.', staffed],
  ['12-04T16:30', 'Open now: phone until 5:30. Exams begin tomorrow at 10.', staffed],
  ['12-05T11:00', 'Open now: exams until 2. We answer the phone again Friday at 9.', staffed],
  ['12-10T10:00', 'Closed for training. Exams and phone again tomorrow at 9.', staffed],
  ['12-11T10:00', 'Open now: exams and phone until 12 (the fair).', staffed],
  ['12-23T10:00', 'Closed now (Late day). We answer the phone again tomorrow at 6 PM.', noExams],
  [
    '12-23T18:00',
    'Open now: front desk until 8 (Late day). We answer the phone again tomorrow at 6 PM.',
    noExams,
  ],
  ['12-24T19:59', 'Open now: phone until 8 (Late day).', noExams],
  ['12-25T10:00', 'Closed for Christmas Day. We answer the phone again Thursday at 9.', noExams],
])('with hours of desk and phone, at %s the line is: %s', (moment, line, calendar) => {
  expect(openLine(openState(new Date(`2026-${moment}-05:00`), calendar))).toBe(line);
});

test.each([
  [phoneLine, '04T09:00', 'Answered until 12.', 'Contestamos hasta las 12.'],
  [phoneLine, '04T12:30', 'again at 1 PM today.', 'Contestamos otra vez hoy a la 1 de la tarde.'],
  [phoneLine, '05T18:00', 'again Friday at 9.', 'Contestamos otra vez el viernes a las 9.'],
  [replyLine, '04T09:00', 'We answer until 12 today.', 'Contestamos hoy hasta las 12.'],
  [replyLine, '04T12:30', 'after 1 PM today.', 'Contestamos hoy después de la 1 de la tarde.'],
  [replyLine, '03T18:00', 'We answer tomorrow after 8.', 'Contestamos mañana después de las 8.'],
  [replyLine, '05T18:00', 'on Friday after 9.', 'Contestamos el viernes después de las 9.'],
  [
    openLine,
    '04T08:30',
    'Open now: phone until 12. Exams begin at 9 today.',
    'Abierto ahora: teléfono hasta las 12. Los exámenes empiezan hoy a las 9.',
  ],
  [openLine, '10T10:00', 'again', 'Hoy está cerrado. Exámenes y teléfono otra vez mañana a las 9.'],
  [
    openLine,
    '11T12:00',
    'Closed now (the fair). Exams begin tomorrow at 10. We answer the phone again Thursday at 8.',
    'Cerrado ahora. Los exámenes empiezan mañana a las 10. Contestamos el teléfono otra vez el jueves a las 8.',
  ],
] as const)('%o at December %s: %s %s', (line, moment, english, spanish) => {
  const state = openState(new Date(`2026-12-${moment}-05:00`), staffed);
  expect(line(state)).toMatch(english);
  expect(line(state, 'es')).toBe(spanish);
});

test.each([
  ['2026-11-17T12:00:00-05:00', true],
  ['2026-11-17T18:00:00-05:00', false],
  ['2026-11-26T12:00:00-05:00', false],
])('whether the phone is answered at %s: %s', (moment, isAnswered) => {
  const at = new Date(moment);
  const { exams } = ordinary;
  expect(openState(at, { ...ordinary, exams: [], phone: exams }).isAnswered).toBe(isAnswered);
  expect(openState(at, ordinary).isAnswered, 'without hours of its own').toBe(isAnswered);
  expect(openState(at, { ...ordinary, exams: [] }).isAnswered, 'without any hours').toBe(false);
});
