import { afterEach, expect, test, vi } from 'vitest';
import { ContactInformation } from '#components/contact/contact-information.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { closures, mainLocation, pageCopy } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import type { Weekday } from '#domain/core/dates.ts';
import { changeLine, describeChanges } from '#domain/hours/changes.ts';
import { serializeGraph } from '#domain/structured-data/graph.ts';
import { contactJsonLd, homeJsonLd } from '#domain/structured-data/pages.ts';
import { openingHours } from '#domain/structured-data/practice-nodes.ts';
import { siteSummary } from '#server/files/llms.ts';
import { htmlOf, textOf } from '../html.ts';

// By hand from the fixture's closings and a calendar.
const training = 'Monday, October 19: Closed (staff training)';
const lateStart = 'Tuesday, October 20: 12:00 PM - 5:00 PM (a late start)';
const conference = 'Thursday, October 29 - Monday, November 2: Closed (the conference)';

function setTime(moment: string) {
  vi.stubEnv('SITE_TODAY', moment);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

afterEach(() => void vi.useRealTimers());

/** The lines that are announced, and the number of coming changes in page and structured data. */
test.each<[day: string, moment: string, lines: string[], days: number]>([
  ['61 days before the long closing', '2026-08-29T10:00:00-06:00', [], 3],
  ['60 days before the long closing', '2026-08-30T10:00:00-06:00', [conference], 3],
  ['14 days before the training', '2026-10-05T10:00:00-06:00', [training, conference], 3],
  ['October 17', '2026-10-17T10:00:00-06:00', [training, lateStart, conference], 3],
  ['the day of the late start', '2026-10-20T09:00:00-06:00', [lateStart, conference], 2],
  ['the day on which clocks go back', '2026-11-01T01:30:00-06:00', [conference], 1],
  ['the last day of the conference, late', '2026-11-02T23:30:00-07:00', [conference], 1],
  ['the day after', '2026-11-03T00:30:00-07:00', [], 0],
])('on %s, home, contact, llms.txt and structured data agree on closings', (...row) => {
  const [, moment, lines, days] = row;
  setTime(moment);
  const parts = [<BookingSection key="" />, <ContactInformation key="" heading="" />];
  for (const html of parts.map(htmlOf)) {
    expect(changesIn(html)).toEqual(lines);
    expect(html.match(/data-from=/g) ?? []).toHaveLength(days);
    // The list is in the page, so that the browser can show it when a change comes near.
    expect(/data-changes="taos" hidden/.test(html)).toBe(days > 0 && lines.length === 0);
  }
  const summary = /^- Closings and special hours \(As of [^)]*\): (.*)$/m.exec(siteSummary());
  expect(summary?.[1]?.split('; ') ?? []).toEqual(lines);
  const home = homeJsonLd(pageCopy('home'));
  for (const graph of [home, contactJsonLd(plainPages.contact, pageCopy('contact'))]) {
    expect(serializeGraph(graph).match(/"validFrom"/g) ?? []).toHaveLength(days);
  }
});

/** Returns the visible lines of the list. */
function changesIn(html: string): string[] {
  const lines = html.matchAll(
    /<div class="[^"]*\bhours-line\b[^"]*" data-from="[^"]*" data-until="[^"]*"><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g,
  );
  return Array.from(lines, ([, day = '', hours]) => `${textOf(day)}: ${hours}`);
}

test('structured data has the coming changes, with closed days as 00:00 to 00:00', () => {
  setTime('2026-10-20T09:00:00-06:00');
  const type = { '@type': 'OpeningHoursSpecification' };
  const day = { validFrom: '2026-10-20', validThrough: '2026-10-20' };
  const days = { validFrom: '2026-10-29', validThrough: '2026-11-02' };
  expect(openingHours(mainLocation).specialOpeningHoursSpecification).toEqual([
    { ...type, ...day, opens: '12:00', closes: '17:00' },
    { ...type, ...days, opens: '00:00', closes: '00:00' },
  ]);
  setTime('2026-11-03T09:00:00-07:00');
  expect(openingHours(mainLocation)).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('special hours of a day without exams are the front desk’s, and structured data has none', () => {
  const hours = [{ opens: '09:00', closes: '12:00' }];
  vi.spyOn(closures, 'closures', 'get').mockReturnValue([]);
  vi.spyOn(closures, 'specialHours', 'get').mockReturnValue([
    { from: '2040-10-03', until: '2040-10-05', reason: 'the fair', hours },
  ]);
  const week = (...days: Weekday[]) => [{ days, opens: '08:00', closes: '17:00' }];
  const desk = week('Wednesday', 'Thursday', 'Friday');
  const schedules = { exams: week('Wednesday'), desk, phone: [] };
  setTime('2040-10-01T12:00:00Z');
  const place = { ...mainLocation, schedules };
  expect(describeChanges(place).map(changeLine)).toEqual([
    'Wednesday, October 3: 9:00 AM - 12:00 PM (the fair)',
    'Thursday, October 4 - Friday, October 5: Reception 9:00 AM - 12:00 PM (the fair)',
  ]);
  expect(openingHours(place).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2040-10-03', validThrough: '2040-10-03', opens: '09:00', closes: '12:00' },
  ]);
});
