import { expect, test } from 'vitest';
import { type AnnouncedFacts, Announcement } from '#components/announcement/announcement.tsx';
import { News } from '#components/home/welcome.tsx';
import { type AnnouncementDays, isAnnouncedAt } from '#domain/practice/announcement-days.ts';
import { htmlOf } from '../html.ts';
import { second } from './two-locations.ts';

const newYork = { timeZone: 'America/New_York' };
const tokyo = { timeZone: 'Asia/Tokyo' };
const march = { from: '2040-03-10', until: '2040-03-11' };

test.each<[shown: boolean, moment: string, days: AnnouncementDays]>([
  [true, '2040-03-10T12:00:00Z', newYork],
  [false, '2040-03-10T04:59:59Z', { ...march, ...newYork }],
  [true, '2040-03-10T05:00:00Z', { ...march, ...newYork }],
  // Daylight saving time starts on the last day.
  [true, '2040-03-12T03:59:59Z', { ...march, ...newYork }],
  [false, '2040-03-12T04:00:00Z', { ...march, ...newYork }],
  [true, '2040-03-09T15:00:00Z', { ...march, ...tokyo }],
  [true, '2041-01-01T04:59:59Z', { opensOn: '2041-01-01', ...newYork }],
  [false, '2041-01-01T05:00:00Z', { opensOn: '2041-01-01', ...newYork }],
  [false, '2040-03-11T12:00:00Z', { ...march, opensOn: '2040-03-11', ...newYork }],
  [false, '2040-03-01T12:00:00Z', { until: '2040-02-29', ...newYork }],
])('it is %s that at %s an announcement with %j is shown', (isShown, moment, days) => {
  expect(isAnnouncedAt(new Date(moment), days)).toBe(isShown);
});

const announcement = {
  shown: true,
  location: second.slug,
  eyebrow: 'News',
  heading: 'A second office',
  text: 'It is being finished.',
  action: 'Good',
};
const opening = { ...second, status: 'opening' as const };
const opensOn = '2040-03-11';

/** Renders the paragraph of the welcome section, and the dialog, on March 10, 2040. */
function render(facts: AnnouncedFacts) {
  const now = new Date('2040-03-10T12:00:00Z');
  return {
    dialog: htmlOf(<Announcement facts={facts} now={now} />),
    paragraph: htmlOf(<News facts={facts} now={now} />),
  };
}

test('an opening location is announced with its town, address and date', () => {
  const { dialog, paragraph } = render({ announcement, locations: [{ ...opening, opensOn }] });
  expect(dialog).toContain('data-island');
  const { locality, street } = opening.address;
  for (const fact of [announcement.heading, announcement.text, locality, street, 'mailto:'])
    expect(paragraph).toContain(fact);
  expect(paragraph).toContain('March 11, 2040');
});

test.each([
  ['for an open location', { announcement, locations: [second] }],
  ['off', { announcement: { ...announcement, shown: false }, locations: [opening] }],
  ['past', { announcement: { ...announcement, until: '2040-03-09' }, locations: [opening] }],
  ['opened', { announcement, locations: [{ ...opening, opensOn: '2040-03-10' }] }],
])('an announcement is not shown when it is %s', (_state, facts) => {
  expect(render(facts)).toEqual({ paragraph: '', dialog: '' });
});

test('a later announcement is in the page with its date, and not shown yet', () => {
  const facts = { announcement: { ...announcement, from: '2040-03-11' }, locations: [opening] };
  const { dialog, paragraph } = render(facts);
  expect(dialog).toContain('2040-03-11');
  // A script looks again on the day.
  expect(paragraph).toMatch(/^<p [^>]*2040-03-11[^>]* hidden=""/);
});
