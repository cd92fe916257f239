import { expect, test } from 'vitest';
import { readSigns } from '#build/content/read-signs.ts';
import { levels } from '#domain/words/urgency.ts';
import { search } from '#server/routes/search/search.ts';
import { problems } from '../../unit/content/all-entries.ts';

const listed = readSigns().groups.flatMap((group) => group.signs);
const titles = problems.map(({ path, entry: { record } }) => ({ name: record.title, path }));
const others = problems.flatMap(({ entry: { record } }) => record.otherNames);

test.each(titles)('“$name” finds the eye problem with that title first', async ({ name, path }) => {
  expect((await search(name)).results[0]?.path).toBe(path);
});

test.each([...new Set(others)])('“%s” first finds an eye problem with that name', async (name) => {
  const [first] = (await search(name)).results;
  const called = problems.filter(({ entry: { record } }) =>
    [record.title, ...record.otherNames].some((other) => singular(other) === singular(name)),
  );
  expect(called.map(({ path }) => path)).toContain(first?.path);
});

test('the words of each sign find it or a more urgent one', async () => {
  // Queries are cut at 100 characters and 12 words, and negated words aren't indexed.
  const short = listed.filter(
    ({ adults }) => adults.length <= 70 && !/\b(?:no|without)\b/.test(adults),
  );
  expect(short.length).toBeGreaterThan(0);
  for (const { level, adults } of short) {
    const [first] = (await search(adults)).signs;
    expect(levels.slice(0, levels.indexOf(level) + 1), adults).toContain(first?.level);
  }
});

function singular(name: string): string {
  return name.toLowerCase().replace(/s\b/g, '');
}
