import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangedHours } from '#components/hours/hours.tsx';
import { closures, mainLocation, practice } from '#domain/content.ts';
import { exceptionPeriods, exceptionsOf } from '#domain/hours/calendar.ts';
import { changeLine, describeChanges } from '#domain/hours/changes.ts';
import { formatDay } from '#domain/hours/dates.ts';
import type { Weekday } from '#domain/hours/weekdays.ts';
import { openingHours } from '#domain/structured-data/hours-nodes.ts';
import { siteSummary } from '#server/files/llms.ts';

/** A location with closings in 2040, a year for which no practice can have entered any. */
const place = {
  ...mainLocation,
  timeZone: 'America/New_York',
  closures: [
    { from: '2040-11-22', reason: 'Thanksgiving' },
    { from: '2040-12-24', until: '2041-01-01', reason: 'the holidays' },
  ],
  specialHours: [
    {
      from: '2040-12-27',
      reason: 'Pick-up only',
      hours: [
        { opens: '14:00', closes: '16:00' },
        { opens: '10:00', closes: '12:00' },
      ],
    },
  ],
};

beforeEach(() => {
  vi.stubEnv('SITE_TODAY', '');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

function linesAt(moment: string): string[] {
  return describeChanges(place, new Date(moment))
    .filter(({ isAnnounced }) => isAnnounced)
    .map(changeLine);
}

test('one-day changes are announced 14 days ahead, longer ones 60', () => {
  const thanksgiving = 'Thursday, November 22: Closed (Thanksgiving)';
  const holidays = [
    'Monday, December 24 - Wednesday, December 26: Closed (the holidays)',
    'Friday, December 28 - Tuesday, January 1: Closed (the holidays)',
  ];
  const [before = '', after = ''] = holidays;
  const pickUp = 'Thursday, December 27: 10:00 AM - 12:00 PM, 2:00 PM - 4:00 PM (Pick-up only)';
  expect(linesAt('2040-10-24T12:00:00-04:00')).toEqual([]);
  expect(linesAt('2040-10-25T12:00:00-04:00')).toEqual([before]);
  expect(linesAt('2040-11-07T12:00:00-05:00')).toEqual(holidays);
  expect(linesAt('2040-11-08T12:00:00-05:00')).toEqual([thanksgiving, ...holidays]);
  expect(linesAt('2040-11-22T23:59:00-05:00')).toEqual([thanksgiving, ...holidays]);
  expect(linesAt('2040-11-23T00:00:00-05:00')).toEqual(holidays);
  expect(linesAt('2040-12-12T12:00:00-05:00')).toEqual(holidays);
  expect(linesAt('2040-12-20T12:00:00-05:00')).toEqual([before, pickUp, after]);
  expect(linesAt('2040-12-30T12:00:00-05:00')).toEqual([after]);
});

test('the page lists every coming change and hides those too far ahead', () => {
  vi.setSystemTime('2040-12-20T12:00:00Z');
  const html = renderToStaticMarkup(<ChangedHours location={place} />);
  expect(html).not.toContain('hidden');
  expect(Array.from(html.matchAll(/dateTime="([^"]+)"/gi), ([, date]) => date)).toEqual([
    '2040-12-24',
    '2040-12-26',
    '2040-12-27',
    '2040-12-28',
    '2041-01-01',
  ]);
  vi.setSystemTime('2040-08-01T12:00:00Z');
  const early = renderToStaticMarkup(<ChangedHours location={place} />);
  expect(early).toMatch(/^<div data-changes="[^"]+" hidden="">/);
  expect(
    early.match(/<div class="hours-line" data-from="[^"]+" data-until="[^"]+" hidden="">/g),
  ).toHaveLength(4);
  expect(early).toContain('As of Wednesday, August 1');
  vi.setSystemTime('2041-01-03T12:00:00Z');
  expect(renderToStaticMarkup(<ChangedHours location={place} />)).toBe('');
});

test('structured data has the coming changes, with closed days as 00:00 to 00:00', () => {
  vi.setSystemTime('2040-11-23T12:00:00Z');
  const type = 'OpeningHoursSpecification';
  const closed = { '@type': type, opens: '00:00', closes: '00:00' };
  expect(openingHours(place).specialOpeningHoursSpecification).toEqual([
    { ...closed, validFrom: '2040-12-24', validThrough: '2040-12-26' },
    ...['14:00-16:00', '10:00-12:00'].map((times) => ({
      '@type': type,
      validFrom: '2040-12-27',
      validThrough: '2040-12-27',
      opens: times.slice(0, 5),
      closes: times.slice(6),
    })),
    { ...closed, validFrom: '2040-12-28', validThrough: '2041-01-01' },
  ]);
  vi.setSystemTime('2041-01-03T12:00:00Z');
  expect(openingHours(place)).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('special hours of a day without exams are the front desk’s, and structured data has none', () => {
  const hours = [{ opens: '09:00', closes: '12:00' }];
  vi.spyOn(closures, 'closures', 'get').mockReturnValue([]);
  vi.spyOn(closures, 'specialHours', 'get').mockReturnValue([
    { from: '2040-10-03', until: '2040-10-04', reason: 'the fair', hours },
  ]);
  const week = (...days: Weekday[]) => [{ days, opens: '08:00', closes: '17:00' }];
  const schedules = { exams: week('Wednesday'), desk: week('Wednesday', 'Thursday'), phone: [] };
  const deskOnThursday = { ...place, closures: [], specialHours: [], schedules };
  vi.setSystemTime('2040-10-01T12:00:00Z');
  expect(describeChanges(deskOnThursday).map(changeLine)).toEqual([
    'Wednesday, October 3: 9:00 AM - 12:00 PM (the fair)',
    `Thursday, October 4: ${practice.hours.desk} 9:00 AM - 12:00 PM (the fair)`,
  ]);
  expect(openingHours(deskOnThursday).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2040-10-03', validThrough: '2040-10-03', opens: '09:00', closes: '12:00' },
  ]);
});

test('the summary for language models has the announced changes and its date', () => {
  const lines = describeChanges(mainLocation, new Date(1)).map(changeLine);
  const [first] = exceptionPeriods({
    ...mainLocation.schedules,
    exceptions: exceptionsOf(mainLocation, closures),
  });
  if (!first) return;
  vi.setSystemTime(`${first.from}T17:00:00Z`);
  expect(siteSummary()).toContain(lines[0]);
  expect(siteSummary()).toContain(`(As of ${formatDay(first.from)})`);
  vi.setSystemTime('2099-01-01T12:00:00Z');
  for (const line of lines) expect(siteSummary()).not.toContain(line);
});
