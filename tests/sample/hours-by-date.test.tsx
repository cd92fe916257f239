import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactInformation } from '#components/contact/contact-information.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { contactJsonLd, homeJsonLd, pageCopy, plainPages, serializeGraph } from '#domain/index.ts';
import { siteSummary } from '#server/routes/files/llms.ts';

const thanksgiving = 'Thursday, November 26: Closed (Thanksgiving)';
const christmasEve = 'Thursday, December 24: 9:00 AM - 12:00 PM (Christmas Eve)';
const christmas = 'Friday, December 25: Closed (Christmas Day)';
const newYearsEve = 'Thursday, December 31: 9:00 AM - 12:00 PM (New Year’s Eve)';
const newYear = 'Friday, January 1: Closed (New Year’s Day)';

/** The lines for the next 30 days, and the number of coming changes in page and structured data. */
const dates: [day: string, moment: string, lines: string[], days: number][] = [
  ['an ordinary Tuesday', '2026-10-13T10:00:00-04:00', [], 5],
  ['the day on which clocks go back', '2026-11-01T01:30:00-05:00', [thanksgiving], 5],
  ['Thanksgiving', '2026-11-26T10:00:00-05:00', [thanksgiving, christmasEve, christmas], 5],
  ['New Year’s Eve', '2026-12-31T10:00:00-05:00', [newYearsEve, newYear], 2],
  ['New Year’s Day, late', '2027-01-01T23:30:00-05:00', [newYear], 1],
  ['the day on which clocks go forward', '2027-03-14T03:30:00-04:00', [], 0],
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
