import { expect, test } from 'vitest';
import { articles, entries, linksOf } from '../unit/content/all-entries.ts';

/** Pages on one subject: what we do, what one can do oneself, and what we think about it. */
const subjects: Record<string, readonly string[]> = {
  exams: ['/services/eye-exams', '/helpful-links/first-eye-exam', '/helpful-links/replace-glasses'],
  eyewear: [
    '/services/eyewear',
    '/helpful-links/designer-frame-trends',
    '/helpful-links/lens-coating-options',
    '/blog/choosing-right-frames',
  ],
  'contact lenses': [
    '/services/contact-lenses',
    '/helpful-links/contact-lens-care',
    '/helpful-links/multifocal-contact-lenses',
  ],
  disease: [
    '/services/disease-management',
    '/blog/understanding-ocular-disease-management',
    '/helpful-links/oct-scans',
  ],
  screens: ['/services/eye-strain', '/helpful-links/digital-eye-strain'],
  technology: [
    '/blog/latest-eye-care-technology',
    '/helpful-links/latest-technology',
    '/helpful-links/oct-scans',
  ],
  'vision therapy': [
    '/helpful-links/vision-therapy-children',
    '/helpful-links/sports-vision-training',
  ],
  myopia: ['/services/myopia-management', '/helpful-links/latest-technology'],
};

test.each(Object.entries(subjects))('pages on %s link to one another', (_subject, paths) => {
  const missing = paths.flatMap((from) =>
    paths.filter((to) => to !== from && !targetsOf(from).has(to)).map((to) => `${from} to ${to}`),
  );
  expect(missing).toEqual([]);
});

test('every link of an entry leads to a page of the site or to a part of the home page', () => {
  const known = new Set([...entries.map(({ path }) => path), '/#book', '/#services']);
  const dead = entries.flatMap((entry) =>
    linksOf(entry)
      .filter((link) => !known.has(link))
      .map((link) => `${entry.entry.file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('no entry links to itself', () => {
  expect(entries.filter((entry) => linksOf(entry).includes(entry.path))).toEqual([]);
});

test.each(articles)('$path leads on to two other pages from its text', ({ entry }) => {
  expect(new Set(entry.body.links).size).toBeGreaterThanOrEqual(2);
});

function targetsOf(path: string): Set<string> {
  const entry = entries.find((candidate) => candidate.path === path);
  return new Set(entry ? linksOf(entry) : []);
}
