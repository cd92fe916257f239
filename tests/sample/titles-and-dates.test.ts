import { expect, test } from 'vitest';
import { formatDate } from '#domain/articles/dates.ts';
import { entryAt, guides, posts, services } from '../unit/content/all-entries.ts';

/** Titles and dates as the specification has them. */
const specifiedGuides = [
  ['multifocal-contact-lenses', 'Multifocal Contact Lens Guide', 'April 15, 2023'],
  ['designer-frame-trends', 'Designer Frame Trends', 'May 10, 2023'],
  ['lens-coating-options', 'Lens Coating Options Explained', 'June 5, 2023'],
  ['digital-eye-strain', 'Digital Eye Strain Prevention', 'July 18, 2023'],
  ['nutrition-for-vision', 'Nutrition for Healthy Vision', 'August 3, 2023'],
  ['latest-technology', 'Latest Advances in Eye Care Technology', 'September 12, 2023'],
  ['oct-scans', 'OCT Scans: What They Reveal About Your Eye Health', 'October 5, 2023'],
] as const;

const earlierGuides = [
  'contact-lens-care',
  'first-eye-exam',
  'replace-glasses',
  'sports-vision-training',
  'vision-therapy-children',
];

const serviceTitles = [
  ['eye-exams', 'Comprehensive Eye Exams'],
  ['eyewear', 'Designer Eyewear'],
  ['contact-lenses', 'Contact Lens Fitting'],
  ['disease-management', 'Ocular Disease Management'],
  ['dry-eye', 'Dry Eye Treatment'],
  ['eye-strain', 'Digital Eye Strain Solutions'],
  ['myopia-management', 'Myopia Management'],
  ['eye-emergencies', 'Eye Emergencies'],
];

const postSlugs = [
  'choosing-right-frames',
  'latest-eye-care-technology',
  'understanding-ocular-disease-management',
];

test.each(specifiedGuides)('%s is titled "%s" and dated %s', (slug, title, date) => {
  const { record } = entryAt(`/helpful-links/${slug}`).entry;
  expect(record).toHaveProperty('title', title);
  expect(formatDate((record as (typeof guides)[number]['entry']['record']).date)).toBe(date);
});

test('the other guides of the specification appeared from January to April 2023', () => {
  const others = guides.filter(({ entry: { record } }) =>
    specifiedGuides.every(([slug]) => slug !== record.slug),
  );
  expect(others.map(({ entry }) => entry.record.slug).sort()).toEqual(earlierGuides);
  for (const { entry } of others) expect(entry.record.date).toMatch(/^2023-0[1-4]-/);
});

test('the posts are those of the specification, dated February to May 2025', () => {
  expect(posts.map(({ entry }) => entry.record.slug).sort()).toEqual(postSlugs);
  for (const { entry } of posts) expect(entry.record.date).toMatch(/^2025-0[2-5]-/);
});

test('the services stand in the order and under the titles of the specification', () => {
  const ordered = [...services].sort(
    (one, other) => one.entry.record.order - other.entry.record.order,
  );
  expect(ordered.map(({ entry: { record } }) => [record.slug, record.title])).toEqual(
    serviceTitles,
  );
});

test('no entry was changed before it appeared, and none in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { entry } of [...guides, ...posts]) {
    const { date, updated } = entry.record;
    expect(updated >= date, entry.file).toBe(true);
    expect(updated <= today, `${entry.file} was updated in the future`).toBe(true);
  }
});
