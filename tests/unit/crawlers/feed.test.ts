import { expect, test } from 'vitest';
import { atomFeed } from '#server/files/feed.ts';
import { hostileArticle } from './hostile-records.ts';

/** Returns the timestamps in a feed with one article dated `day`. */
function momentsOf(day: string, timeZone: string): string[] {
  const article = { ...hostileArticle, date: day, updated: day };
  const feed = atomFeed([article], timeZone);
  return Array.from(feed.matchAll(/<(?:published|updated)>(.*?)</g), ([, moment = '']) => moment);
}

test.each([
  // In 2026, New York changes its clocks on March 8 and November 1 at 2 a.m.
  ['2026-03-08', 'America/New_York', '2026-03-08T00:00:00-05:00'],
  ['2026-03-09', 'America/New_York', '2026-03-09T00:00:00-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T00:00:00-04:00'],
  ['2026-11-02', 'America/New_York', '2026-11-02T00:00:00-05:00'],
  ['2026-07-04', 'Pacific/Honolulu', '2026-07-04T00:00:00-10:00'],
])('in the feed, %s in %s starts at local midnight', (day, timeZone, moment) => {
  expect(momentsOf(day, timeZone)).toEqual([moment, moment, moment]);
});

test('links and pictures in the feed have absolute addresses', () => {
  const html =
    '<p><a href="/blog">Blog</a> <img src="/files/map.png" alt="Map"> <a href="https://example.org/">Out</a></p>';
  const feed = atomFeed([{ ...hostileArticle, html }], 'UTC');
  const content = feed.match(/<content type="html">(.*?)<\/content>/s)?.[1] ?? '';
  const addresses = content.matchAll(/(?:href|src)=(?:"|&quot;)(.*?)(?:"|&quot;)/g);
  const { origin } = new URL(feed.match(/<id>(.*?)<\/id>/)?.[1] ?? '');
  expect(Array.from(addresses, ([, address]) => address)).toEqual([
    `${origin}/blog`,
    `${origin}/files/map.png`,
    'https://example.org/',
  ]);
});
