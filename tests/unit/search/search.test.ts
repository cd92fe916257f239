import { expect, test } from 'vitest';
import { services } from '#domain/index.ts';
import { search, suggest } from '#server/search/search.ts';

test.each([undefined, null, 7, ['dry eye'], { q: 'dry eye' }])(
  'a query that isn’t a string finds nothing: %j',
  async (raw) => {
    expect(await search(raw)).toEqual({ query: '', results: [] });
  },
);

test('a service is found and suggested by its title', async () => {
  for (const { title, path } of services.summaries) {
    expect((await search(title)).results.map((result) => result.path)).toContain(path);
    expect((await suggest(title)).results.map((suggestion) => suggestion.path)).toContain(path);
  }
});
