import { expect, test } from 'vitest';
import { articles, guides, posts } from '../unit/content/all-entries.ts';

test.each(guides)('$path has 600 to 1,000 words', ({ entry }) => {
  expect(entry.body.words).toBeGreaterThanOrEqual(600);
  expect(entry.body.words).toBeLessThanOrEqual(1000);
});

test.each(posts)('$path has 800 to 1,200 words', ({ entry }) => {
  expect(entry.body.words).toBeGreaterThanOrEqual(800);
  expect(entry.body.words).toBeLessThanOrEqual(1200);
});

test.each(articles)('$path has four sections and more', ({ entry }) => {
  expect(entry.body.sections.length).toBeGreaterThanOrEqual(4);
});

test.each(articles)('$path has sources and a closing that invites', ({ entry }) => {
  const { sources, closing, author } = entry.record;
  expect(sources.length).toBeGreaterThanOrEqual(3);
  expect(closing).toMatch(/\bcontact\b|\bschedule\b/i);
  // The practice team signs; a person would have to be real.
  expect(author).toBeUndefined();
});
