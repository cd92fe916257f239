import { expect, test } from 'vitest';
import { atomFeed } from '#server/routes/files/feed.ts';
import { hostileArticle } from './hostile-records.ts';

/** The moments of a feed of one article of this day. */
function momentsOf(day: string, timeZone: string): string[] {
  const article = { ...hostileArticle.article, date: day, updated: day };
  const feed = atomFeed([article], timeZone);
  return Array.from(feed.matchAll(/<(?:published|updated)>(.*?)</g), ([, moment = '']) => moment);
}

test.each([
  // The clocks of New Jersey change on 8 March and 1 November 2026, at two in the morning.
  ['2026-03-08', 'America/New_York', '2026-03-08T00:00:00-05:00'],
  ['2026-03-09', 'America/New_York', '2026-03-09T00:00:00-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T00:00:00-04:00'],
  ['2026-11-02', 'America/New_York', '2026-11-02T00:00:00-05:00'],
  ['2026-07-04', 'Pacific/Honolulu', '2026-07-04T00:00:00-10:00'],
])('in the feed, %s in %s begins at midnight there', (day, timeZone, moment) => {
  expect(momentsOf(day, timeZone)).toEqual([moment, moment, moment]);
});
