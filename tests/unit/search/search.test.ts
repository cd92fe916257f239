import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { parsePage } from '#build/derive/rendered-pages.ts';
import { searchFile } from '#build/derive/search-index.ts';
import { normalizeQuery } from '#domain/search/query.ts';
import type { ServerTypes } from '#server/environment.ts';
import { search } from '#server/search.ts';
import { services } from '../content/all-entries.ts';

const pages = services.map((service) => ({
  ...service,
  page: parsePage(`<main><h1>${service.record.title}</h1></main>`),
}));
let isMissing = false;
const ASSETS = {
  fetch: () =>
    new Response(isMissing ? null : searchFile(pages), { status: isMissing ? 404 : 200 }),
};
const context = { env: { ASSETS }, req: { url: 'http://localhost/' } } as object;
const c = context as Context<ServerTypes>;

test('a search whose index couldn’t be loaded works again once it can', async () => {
  isMissing = true;
  await expect(search(c, 'eye')).rejects.toThrow('/search-index.json is missing');
  isMissing = false;
  expect((await search(c, services[0]?.record.title)).results).not.toEqual([]);
});

test('a query becomes one trimmed line, and compatible spellings one', () => {
  expect(normalizeQuery('  dry \n\t eye\u0000s\u00A0 ')).toBe('dry eye s');
  expect(normalizeQuery('ｄｒｙ ｅｙｅ')).toBe('dry eye');
});

test.each([
  ['half a character', 'dry \ud800 eye'],
  ['500 characters of two units, and more', '👁'.repeat(1000)],
  ['one that becomes eighteen', 'ﷺ'.repeat(400)],
  ['a space at its end', 'a '.repeat(600)],
])('a query with %s is well-formed, and at most 500 characters', (_what, raw) => {
  const query = normalizeQuery(raw);
  expect([...query].length).toBeLessThanOrEqual(500);
  expect(query.isWellFormed()).toBe(true);
  expect(normalizeQuery(query)).toBe(query);
});
