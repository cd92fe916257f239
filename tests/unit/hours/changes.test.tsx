import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangedHours } from '#components/hours/hours.tsx';
import { changeLine, describeChanges } from '#content/hours/changes.ts';
import { office } from '#content/practice.ts';
import { openingHours } from '#content/structured-data/hours-nodes.ts';
import { closures } from '#facts';
import { siteSummary } from '#server/files/llms.ts';

/** In a year of which no practice's own closings can be. */
const place = {
  ...office,
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function linesAt(moment: string): string[] {
  return describeChanges(place, new Date(moment)).map(changeLine);
}

test('the list has the closings and special hours of the next 30 days, and none that has passed', () => {
  const thanksgiving = 'Thursday, November 22: Closed (Thanksgiving)';
  expect(linesAt('2040-10-22T12:00:00-04:00')).toEqual([]);
  expect(linesAt('2040-10-23T12:00:00-04:00')).toEqual([thanksgiving]);
  expect(linesAt('2040-11-22T23:59:00-05:00')).toEqual([thanksgiving]);
  expect(linesAt('2040-11-23T00:00:00-05:00')).toEqual([]);
  expect(linesAt('2040-12-20T12:00:00-05:00')).toEqual([
    'Monday, December 24 - Wednesday, December 26: Closed (the holidays)',
    'Thursday, December 27: 10:00 AM - 12:00 PM, 2:00 PM - 4:00 PM (Pick-up only)',
    'Friday, December 28 - Tuesday, January 1: Closed (the holidays)',
  ]);
  expect(linesAt('2040-12-30T12:00:00-05:00')).toEqual([
    'Friday, December 28 - Tuesday, January 1: Closed (the holidays)',
  ]);
});

test('the page names each day for machines, too, and nothing where there is no change', () => {
  vi.setSystemTime('2040-12-20T12:00:00Z');
  const html = renderToStaticMarkup(<ChangedHours location={place} />);
  expect(Array.from(html.matchAll(/dateTime="([^"]+)"/gi), ([, date]) => date)).toEqual([
    '2040-12-24',
    '2040-12-26',
    '2040-12-27',
    '2040-12-28',
    '2041-01-01',
  ]);
  vi.setSystemTime('2041-01-03T12:00:00Z');
  expect(renderToStaticMarkup(<ChangedHours location={place} />)).toBe('');
});

test('structured data has the changes to come, closed as the hour from midnight to midnight', () => {
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

test('the summary for language models has the changes of the days to come, and drops them after', () => {
  const days = [office, closures].flatMap(({ closures: closed, specialHours }) => [
    ...closed,
    ...specialHours,
  ]);
  vi.setSystemTime(`${days.map(({ from }) => from).sort()[0] ?? '2026-01-01'}T00:00:00Z`);
  const lines = describeChanges(office).map(changeLine);
  expect(lines.length > 0).toBe(days.length > 0);
  for (const line of lines) expect(siteSummary()).toContain(line);
  vi.setSystemTime('2099-01-01T12:00:00Z');
  for (const line of lines) expect(siteSummary()).not.toContain(line);
});
