import { expect, test } from 'vitest';
import { search, suggest } from '#server/routes/search/search.ts';
import { firstThree } from './first-three.ts';
import { unseenQueries } from './queries.ts';

async function pathsOf(query: string): Promise<string[]> {
  return (await search(query)).results.map(({ path }) => path);
}

test.each(firstThree)('%s', async (query, ...expected) => {
  const slugs = (await pathsOf(query)).slice(0, 3).map((path) => path.split('/').at(-1) || path);
  expect(slugs).toEqual(expected);
});

test('nine of ten queries that the engine was not tuned with find their page among the first three', async () => {
  const rows = Object.entries(unseenQueries);
  const found = await Promise.all(
    rows.map(async ([query, path]) => (await pathsOf(query)).slice(0, 3).includes(path)),
  );
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(rows.length * 0.9);
});

test('a word that many pages speak of finds them all', async () => {
  expect((await pathsOf('dry')).length).toBeGreaterThan(12);
});

test.each([
  ['myo', '/services/myopia-management'],
  ['pink e', '/services/eye-emergencies'],
])('what is being typed suggests the page first: %s', async (begun, path) => {
  expect((await suggest(begun))[0]?.path).toBe(path);
});
