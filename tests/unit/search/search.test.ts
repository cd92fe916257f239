import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { parsePage } from '#build/derive/rendered-pages.ts';
import { searchFile } from '#build/derive/search-index.ts';
import type { ServerTypes } from '#server/environment.ts';
import { search } from '#server/search.ts';
import { services } from '../content/all-entries.ts';

const pages = services.map((addressed) => ({
  addressed,
  page: parsePage(`<main><h1>${addressed.entry.record.title}</h1></main>`),
}));
let isMissing = false;
const ASSETS = {
  fetch: () =>
    new Response(isMissing ? null : searchFile(pages), { status: isMissing ? 404 : 200 }),
};
const context = { env: { ASSETS }, req: { url: 'http://localhost/' } } as object;
const c = context as Context<ServerTypes>;

test.each([undefined, null, 7, ['dry eye'], { q: 'dry eye' }])(
  'a query that isn’t a string finds nothing: %j',
  async (raw) => {
    expect(await search(c, raw)).toEqual({ query: '', results: [] });
  },
);

test('a search whose index couldn’t be loaded works again once it can', async () => {
  isMissing = true;
  await expect(search(c, 'eye')).rejects.toThrow('/search-index.json is missing');
  isMissing = false;
  expect((await search(c, services[0]?.entry.record.title)).results).not.toEqual([]);
});
