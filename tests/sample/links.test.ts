import { expect, test } from 'vitest';
import { articles, entries, linksOf } from '../unit/content/all-entries.ts';
import { entryBySlug } from './entry-by-slug.ts';

/** Pages on one subject: what we do, what one can do oneself, and what we think about it. */
const subjects: readonly string[][] = [
  ['eye-exams', 'first-eye-exam', 'replace-glasses'],
  ['eyewear', 'designer-frame-trends', 'lens-coating-options', 'choosing-right-frames'],
  ['contact-lenses', 'contact-lens-care', 'multifocal-contact-lenses'],
  ['disease-management', 'understanding-ocular-disease-management', 'oct-scans'],
  ['eye-strain', 'digital-eye-strain'],
  ['latest-eye-care-technology', 'latest-technology', 'oct-scans'],
  ['vision-therapy-children', 'sports-vision-training'],
  ['myopia-management', 'latest-technology'],
];

test.each(subjects)('pages on one subject link to one another: %s', (...slugs) => {
  const pages = slugs.map(entryBySlug);
  const missing = pages.flatMap((from) =>
    pages
      .filter((to) => to !== from && !linksOf(from).includes(to.path))
      .map((to) => `${from.path} to ${to.path}`),
  );
  expect(missing).toEqual([]);
});

test('no entry links to itself', () => {
  expect(entries.filter((entry) => linksOf(entry).includes(entry.path))).toEqual([]);
});

test.each(articles)('$path leads on to two other pages from its text', ({ entry }) => {
  expect(new Set(entry.body.links).size).toBeGreaterThanOrEqual(2);
});
