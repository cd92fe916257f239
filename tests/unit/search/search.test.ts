import { expect, test } from 'vitest';
import { listRoutes, search, suggest } from '#content/index.ts';
import { hostileQueries } from './hostile-queries.ts';
import { laterExamples, type SearchExample, searchExamples } from './queries.ts';

const lookedAt = 3;
/** Milliseconds for the first query of all, for which the index is built. */
const firstQuery = 30_000;

async function unanswered(examples: readonly SearchExample[]): Promise<string[]> {
  const answers = await Promise.all(
    examples.map(async ({ query, path }) => {
      const { results } = await search(query);
      const isAmongFirst = results.slice(0, lookedAt).some((result) => result.path === path);
      return isAmongFirst ? [] : [query];
    }),
  );
  return answers.flat();
}

test(
  'at least 36 of 40 queries of visitors find their page among the first three results',
  async () => {
    expect(searchExamples).toHaveLength(40);
    expect((await unanswered(searchExamples)).length).toBeLessThanOrEqual(4);
  },
  firstQuery,
);

test('nine of ten queries that the engine was not tuned with find their page too', async () => {
  const allowed = laterExamples.length / 10;
  expect((await unanswered(laterExamples)).length).toBeLessThanOrEqual(allowed);
});

test('every page that is asked for exists', () => {
  const paths = listRoutes().map(({ path }) => path);
  for (const { path } of [...searchExamples, ...laterExamples]) expect(paths).toContain(path);
});

test.each(hostileQueries)('a hostile query is answered: %j', async (hostile) => {
  const { query, results } = await search(hostile);
  expect(query.length).toBeLessThanOrEqual(100);
  expect(results.length).toBeLessThanOrEqual(10);
  expect((await suggest(hostile)).length).toBeLessThanOrEqual(6);
});

test.each([undefined, null, 7, ['dry eye'], { q: 'dry eye' }])(
  'what is no text finds nothing: %j',
  async (raw) => {
    expect(await search(raw)).toEqual({ query: '', results: [] });
  },
);

test('a word that stands nowhere finds nothing', async () => {
  expect((await search('qxzvkjw')).results).toEqual([]);
});

test('a result names the section that fits and marks the words in it', async () => {
  const { results } = await search('sleeping overnight lenses care');
  const found = results.find(({ path }) => path === '/helpful-links/contact-lens-care');
  expect(found?.section?.path).toMatch(/^\/helpful-links\/contact-lens-care#[a-z0-9-]+$/);
  expect(found?.excerpt.filter(({ marked }) => marked).length).toBeGreaterThan(0);
});

test('suggestions complete the word that is being typed', async () => {
  const paths = (await suggest('myo')).map(({ path }) => path);
  expect(paths).toContain('/services/myopia-management');
});

test('a query takes 10 ms at most, once the engine is warm', async () => {
  const times: number[] = [];
  for (const { query } of [...searchExamples, ...searchExamples]) {
    const start = process.cpuUsage();
    await search(query);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  const median = times.slice(searchExamples.length).sort((one, other) => one - other)[20];
  expect(median).toBeLessThan(10);
});
