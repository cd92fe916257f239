import { expect, test } from 'vitest';
import { problems } from '../../unit/content/all-entries.ts';
import { engine } from './built-search.ts';

const titles = problems.map(({ path, entry: { record } }) => ({ name: record.title, path }));
const others = problems.flatMap(({ entry: { record } }) => record.otherNames);

test.each(titles)('“$name” finds the eye problem with that title first', ({ name, path }) => {
  expect(engine.search(name)[0]?.path).toBe(path);
});

test.each([...new Set(others)])('“%s” first finds an eye problem with that name', (name) => {
  const [first] = engine.search(name);
  const called = problems.filter(({ entry: { record } }) =>
    [record.title, ...record.otherNames].some((other) => singular(other) === singular(name)),
  );
  expect(called.map(({ path }) => path)).toContain(first?.path);
});

function singular(name: string): string {
  return name.toLowerCase().replace(/s\b/g, '');
}
