import { expect, test } from 'vitest';
import { engine } from './built-search.ts';

/** Queries in patients' words, misspelled, or asked by phone, and the page that answers each. */
test.each([
  ['flashes of light', '/eye-problems/floaters-and-flashes'],
  ["kid can't see board", '/services/myopia-management'],
  ['headache after screen time', '/eye-problems/headaches-and-eyes'],
  ['glacoma', '/eye-problems/glaucoma'],
  ['how much', '/exam-costs'],
  ['open saturday', '/contact'],
  ['first visit what to bring', '/first-visit'],
  ['contact lens prescription expired', '/services/contact-lenses'],
])('“%s” finds %s first', (query, path) => {
  expect(engine.search(query)[0]?.path).toBe(path);
});

test('a common word finds every page about it', () => {
  expect(engine.search('dry').length).toBeGreaterThan(12);
});

test('a partly typed query suggests the right page first', () => {
  expect(engine.suggest('pink e')[0]?.path).toBe('/eye-problems/pink-eye');
});

/** What visitors type into the filter of the eye problems, and pages that must be and must not be left. */
test.each([
  ['see', '/eye-problems/double-vision', '/eye-problems/stye'],
  ['my eye hurts', '/eye-problems/eye-pain', '/eye-problems/double-vision'],
  ['cant see', '/eye-problems/blurry-vision', '/eye-problems/stye'],
  ['bump on my eyelid', '/eye-problems/stye', '/eye-problems/eye-pain'],
])('the filter finds %s', (query, left, gone) => {
  const paths = engine.list(query, 'eye-problems').map(({ path }) => path);
  expect(paths).toContain(left);
  expect(paths).not.toContain(gone);
});
