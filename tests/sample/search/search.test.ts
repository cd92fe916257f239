import { expect, test } from 'vitest';
import { listRoutes } from '#content/index.ts';
import { search, suggest } from '#server/search/search.ts';
import { firstThree } from './first-three.ts';
import { laterExamples, type SearchExample, searchExamples } from './queries.ts';

async function pathsOf(query: string): Promise<string[]> {
  return (await search(query)).results.map(({ path }) => path);
}

async function unanswered(examples: readonly SearchExample[]): Promise<string[]> {
  const answers = await Promise.all(
    examples.map(async ({ query, path }) =>
      (await pathsOf(query)).slice(0, 3).includes(path) ? [] : [query],
    ),
  );
  return answers.flat();
}

test('the table has forty queries, each once', () => {
  expect(new Set(firstThree.map(([query]) => query)).size).toBe(40);
});

test.each(firstThree)('%s', async (query, ...expected) => {
  expect((await pathsOf(query)).slice(0, 3)).toEqual(expected);
});

test('every query that the engine was made for finds its page among the first three', async () => {
  expect(await unanswered(searchExamples)).toEqual([]);
});

test('nine of ten queries that the engine was not tuned with find their page too', async () => {
  expect((await unanswered(laterExamples)).length).toBeLessThanOrEqual(laterExamples.length / 10);
});

test('every page that is asked for exists', () => {
  const paths = listRoutes().map(({ path }) => path);
  for (const { path } of [...searchExamples, ...laterExamples]) expect(paths).toContain(path);
});

test('a word that many pages speak of finds them all', async () => {
  expect((await pathsOf('dry')).length).toBeGreaterThan(12);
  expect((await pathsOf('floaters')).length).toBeGreaterThan(12);
});

test.each([
  ['myo', '/services/myopia-management'],
  ['pink e', '/services/eye-emergencies'],
])('what is being typed suggests the page first: %s', async (begun, path) => {
  expect((await suggest(begun))[0]?.path).toBe(path);
});

test('the words of a misspelled address find the page that was meant', async () => {
  expect((await pathsOf('dry eye tretment'))[0]).toBe('/services/dry-eye');
});
