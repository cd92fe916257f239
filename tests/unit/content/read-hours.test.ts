import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { contentFolder } from '#build/content-folder.ts';
import { locations } from '#domain/content.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout } from './entry-files.ts';

const from = '2026-01-05';
const reason = 'Inventory';
const morning = { opens: '09:00', closes: '12:00' };

/** Replaces one file of the site's practice. Returns the error message; empty if it is valid. */
function complaintOf(file: string, data: object): string {
  const folder = folderWith();
  for (const name of ['practice', 'brand', 'signs.yaml']) {
    cpSync(join(contentFolder, name), join(folder, name), { recursive: true });
  }
  // These refer to pictures and services, which aren't copied.
  for (const name of ['people', 'care.yaml']) {
    rmSync(join(folder, 'practice', name), { recursive: true, force: true });
  }
  // JSON is YAML, so no serializer is needed.
  writeFileSync(join(folder, 'practice', file), JSON.stringify(data));
  return complaintAbout(() => readPractice(folder));
}

function complaintOfWeek(...exams: object[]): string {
  const [location] = locations;
  const { slug, ...record } = { ...location, schedules: { exams } };
  return complaintOf(`locations/${slug}.yaml`, record);
}

type Wrong = [what: string, closings: object, field: string, expected: string, received: string][];
const wrongClosings: Wrong = [
  [
    'hours past midnight',
    { specialHours: [{ from, reason, hours: [{ opens: '18:00', closes: '02:00' }] }] },
    'specialHours.0.hours.0.closes',
    'a time after it opens, on the same day',
    '"02:00"',
  ],
  [
    'hours that touch',
    { specialHours: [{ from, reason, hours: [morning, { opens: '12:00', closes: '15:00' }] }] },
    'specialHours.0.hours',
    'times with a break between them',
    '2 entries',
  ],
  [
    'special hours without hours',
    { specialHours: [{ from, reason, hours: [] }] },
    'specialHours.0.hours',
    'at least 1 entry',
    '0 entries',
  ],
  [
    'a last day before the first',
    { closures: [{ from, until: '2026-01-04', reason }] },
    'closures.0.until',
    'a day that is not before the first one',
    '"2026-01-04"',
  ],
  [
    'a day too far away',
    { closures: [{ from: '2999-12-25', reason }] },
    'closures.0.from',
    'a day that is at most two years from now',
    '"2999-12-25"',
  ],
  ['no reason', { closures: [{ from }] }, 'closures.0.reason', 'a string', 'nothing'],
];

test.each(wrongClosings)('%s: the build names file, field and both values', (...row) => {
  const [, closings, field, expected, received] = row;
  const complaint = complaintOf('closures.yaml', closings);
  expect(complaint).toContain(`practice/closures.yaml: ${field}\n  expected: ${expected}\n`);
  expect(complaint).toContain(`received: ${received}`);
});

test('weekly hours can’t go past midnight, overlap or touch', () => {
  const monday = { days: ['Monday'], ...morning };
  expect(complaintOfWeek({ ...monday, closes: '01:00' })).toContain(
    'schedules.exams.0.closes\n  expected: a time after it opens, on the same day\n  received: "01:00"',
  );
  expect(complaintOfWeek({ ...monday, closes: monday.opens })).toContain('after it opens');
  expect(complaintOfWeek({ ...monday, closes: '24:00' })).toContain(
    'schedules.exams.0.closes\n  expected: a time of 24 hours such as 09:00\n',
  );
  for (const opens of ['11:00', '12:00']) {
    expect(
      complaintOfWeek(monday, { days: ['Monday', 'Friday'], opens, closes: '17:00' }),
    ).toContain(
      'schedules.exams\n  expected: times that neither overlap nor touch on the same day\n',
    );
  }
  const tuesday = { days: ['Tuesday'], opens: '12:00', closes: '17:00' };
  const afternoon = { days: ['Monday'], opens: '12:01', closes: '17:00' };
  expect(complaintOfWeek(monday, afternoon, tuesday)).toBe('');
});

test('closings can be entered for all of next year, at most two years ahead', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-23');
  const day = (from: string) => complaintOf('closures.yaml', { closures: [{ from, reason }] });
  expect(day('2027-11-25')).toBe('');
  expect(day('2027-12-31')).toBe('');
  expect(day('2029-01-01')).toContain('at most two years from now');
});
