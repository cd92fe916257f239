import { expect, test } from 'vitest';
import { search, suggest } from '#server/routes/search/search.ts';

async function pathsOf(query: string): Promise<string[]> {
  return (await search(query)).results.map(({ path }) => path);
}

/** Queries in patients' words, misspelled, or asked by phone, and the page that answers each. */
test.each([
  ['flashes of light', '/eye-problems/floaters-and-flashes'],
  ["kid can't see board", '/services/myopia-management'],
  ['headache after screen time', '/helpful-links/digital-eye-strain'],
  ['glacoma', '/eye-problems/glaucoma'],
  ['how much', '/exam-costs'],
  ['open saturday', '/contact'],
  ['first visit what to bring', '/first-visit'],
  ['contact lens prescription expired', '/helpful-links/contact-lens-care'],
])('“%s” finds %s first', async (query, path) => {
  expect((await pathsOf(query))[0]).toBe(path);
});

test('a common word finds every page about it', async () => {
  expect((await pathsOf('dry')).length).toBeGreaterThan(12);
});

test('a partly typed query suggests the right page first', async () => {
  expect((await suggest('pink e'))[0]?.path).toBe('/eye-problems/pink-eye');
});
