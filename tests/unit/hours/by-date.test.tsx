import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactInformation } from '#components/contact/contact-information.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { pageCopy } from '#domain/content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { serializeGraph } from '#domain/structured-data/graph.ts';
import { contactJsonLd, homeJsonLd } from '#domain/structured-data/pages.ts';
import { siteSummary } from '#server/files/llms.ts';

// By hand from the fixture's closings and a calendar.
const training = 'Monday, October 19: Closed (staff training)';
const lateStart = 'Tuesday, October 20: 12:00 PM - 5:00 PM (a late start)';
const conference = 'Thursday, October 29 - Monday, November 2: Closed (the conference)';

/** The lines that are announced, and the number of coming changes in page and structured data. */
const dates: [day: string, moment: string, lines: string[], days: number][] = [
  ['a day on which only the longer closing is near', '2026-09-10T10:00:00-06:00', [conference], 3],
  ['October 17', '2026-10-17T10:00:00-06:00', [training, lateStart, conference], 3],
  ['the day of the late start', '2026-10-20T09:00:00-06:00', [lateStart, conference], 2],
  ['the day on which clocks go back', '2026-11-01T01:30:00-06:00', [conference], 1],
  ['the last day of the conference, late', '2026-11-02T23:30:00-07:00', [conference], 1],
  ['the day after', '2026-11-03T00:30:00-07:00', [], 0],
];

afterEach(() => void vi.useRealTimers());

test.each(dates)(
  'on %s, home, contact, llms.txt and structured data agree on closings',
  (...row) => {
    const [, moment, lines, days] = row;
    vi.stubEnv('SITE_TODAY', moment);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    expect(changesIn(renderToStaticMarkup(<BookingSection />))).toEqual(lines);
    expect(changesIn(renderToStaticMarkup(<ContactInformation heading="Contact" />))).toEqual(
      lines,
    );
    const summary = siteSummary().match(
      /^- Closings and special hours \(As of [^)]*\): (.*)$/m,
    )?.[1];
    expect(summary?.split('; ') ?? []).toEqual(lines);
    const graphs = [
      homeJsonLd(pageCopy('home')),
      contactJsonLd(plainPages.contact, pageCopy('contact')),
    ];
    for (const graph of graphs) {
      expect(serializeGraph(graph).match(/"validFrom"/g) ?? []).toHaveLength(days);
    }
    expect(renderToStaticMarkup(<BookingSection />).match(/data-from=/g) ?? []).toHaveLength(days);
  },
);

/** Returns the visible lines of the list. */
function changesIn(html: string): string[] {
  const lines = html.matchAll(
    /<div class="hours-line" data-from="[^"]*" data-until="[^"]*"><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g,
  );
  return Array.from(lines, ([, day = '', hours]) => `${day.replace(/<[^>]+>/g, '')}: ${hours}`);
}
