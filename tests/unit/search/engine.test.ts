import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { type Page, parsePage } from '#build/derive/rendered-pages.ts';
import { searchFile } from '#build/derive/search-index.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';
import { normalizeQuery } from '#domain/search/query.ts';
import { createTerms } from '#domain/search/terms.ts';
import type { ServerTypes } from '#server/environment.ts';
import { search } from '#server/search.ts';
import { services } from '../content/all-entries.ts';

const walrus = { excerpt: 'Walrus, walrus', keywords: 'walrus', markdown: '## Walrus\n\nWalrus.' };
const loud = { excerpt: 'A walrus on ice', keywords: 'walrus', markdown: '## A walrus' };
const quiet = { excerpt: 'A walrus on ice', markdown: 'And snow.' };
const meaning = { title: 'Achy flippers', otherNames: ['hurting flippers'], keywords: 'flippers' };
const exact = { title: 'Seals', otherNames: ['sore flippers'], keywords: 'flippers' };
const icy = Array.from({ length: 10 }, () => ({ markdown: 'Ice.' }));
const named = icy.map((page) => ({ ...page, title: 'Ice' }));
const family = { markdown: 'Allergies of a child in été.' };
const constructors = [{ title: 'Plain' }, { markdown: 'The constructor sings.' }];

test.each<[rule: string, query: string, guides: Partial<SmallGuide>[], found: number[]]>([
  ['a title comes before a text', 'walrus', [walrus, { title: 'Life of the walrus' }], [1, 0]],
  ['a name comes before what means the same', 'Sore flippers', [meaning, exact], [1, 0]],
  ['more of a query beats its repetition', 'walrus ice snow', [loud, quiet, ...icy], [1, 0]],
  ['common words are not enough', 'walrus ice', [{ markdown: 'A walrus on ice.' }, ...named], [0]],
  ['a misspelled word is found', 'wallrus', [{ markdown: 'A walrus.' }, {}], [0]],
  ['a known word is not misspelled', 'later', [{ markdown: 'Later.' }, { title: 'Laser' }], [0]],
  ['“constructor” is a word', 'constructor', constructors, [1]],
  ['“how much” is about costs', 'how much?', [{ markdown: 'Much.' }, { markdown: 'Fees.' }], [1]],
  ['a plural is found', 'allergy', [family, {}], [0]],
  ['accents and case make no difference', 'ETE', [family, {}], [0]],
  ['a synonym is found', 'kids', [family, {}], [0]],
])('%s: “%s”', (_rule, query, guides, found) => {
  expect(engineOf(...guides).find(query)).toEqual(found);
});

test('a page full of a word doesn’t crowd out pages that mention it once', () => {
  const mentions = Array.from({ length: 15 }, (_, index) => ({
    markdown: `${'Seals sing of fish and ice. '.repeat(index * 10)}A walrus listens.`,
  }));
  expect(engineOf({ ...walrus, title: 'Walrus' }, ...mentions).find('walrus')).toHaveLength(16);
});

test('a phrase is one thing, however its apostrophe is typed', () => {
  const { distinctTerms } = createTerms(vocabulary);
  const phrases = ['I can’t see', "I can't see", 'i cant see', 'I CANNOT SEE'];
  expect(phrases.map(distinctTerms)).toEqual(phrases.map(() => ['blind']));
});

test.each([
  ['seal', [1]],
  ['walrus photos', [0]],
  ['wallrus', []],
  ['walr', []],
  ['snow', []],
  ['old photos of a walrus', []],
  ['old walrus photos hats', []],
])('the missing address “%s” names the pages %j', (words, named) => {
  const { recognize } = engineOf({ title: 'Walrus' }, { title: 'Seals', markdown: 'Snow.' });
  expect(recognize(words).map(positionOf)).toEqual(named);
});

test('keywords find their page and are never shown', () => {
  const [result, ...others] = engineOf(
    { title: 'Large animals', excerpt: 'About animals.', keywords: 'tusks', markdown: 'Fish.' },
    { title: 'Small animals' },
  ).search('tusks');
  expect(result).toMatchObject({ title: 'Large animals', summary: 'About animals.' });
  expect(JSON.stringify(result)).not.toContain('tusks');
  expect(others).toEqual([]);
});

test('the best result links to its best section', () => {
  const markdown = 'Fish.\n\n## On the ice\n\nOne walrus sleeps; the walruses sing.';
  const [result] = engineOf({ title: 'Seals', markdown }, { markdown: 'Fish.' }).search('walrus');
  expect(result?.section).toEqual({ heading: 'On the ice', path: '/helpful-links/0#on-the-ice' });
});

test('suggestions complete the word being typed', () => {
  const { suggest } = engineOf({ title: 'Walrus watching', language: 'es' }, { title: 'Fish' });
  expect(suggest('wa')).toEqual([
    { path: '/helpful-links/0', title: 'Walrus watching', kind: 'Guide', language: 'es' },
  ]);
});

test('there are at most twenty results, six suggestions, and three pages that an address names', () => {
  const guides = Array.from({ length: 30 }, () => ({ title: 'Walrus' }));
  const { search, suggest, recognize } = engineOf(...guides);
  expect(search('walrus')).toHaveLength(20);
  expect(suggest('walrus')).toHaveLength(6);
  expect(recognize('walrus')).toHaveLength(3);
});

test('a list is filtered by names, or by texts if no name fits, and words that say nothing keep it', () => {
  const { list } = engineOf(
    { title: 'Walrus', excerpt: 'They sing.', markdown: 'On ice.' },
    { title: 'Seals', markdown: 'A walrus on snow.' },
    { title: 'Fish', markdown: 'Snow.' },
  );
  const pathsOf = (query: string, folder = 'helpful-links') =>
    list(query, folder).map(({ path }) => path.replace(/.*\//, ''));
  expect(pathsOf('wal')).toEqual(['0']);
  expect(pathsOf('snow').toSorted()).toEqual(['1', '2']);
  expect(pathsOf('qxzvkjw')).toEqual([]);
  expect(pathsOf('can you').toSorted()).toEqual(['0', '1', '2']);
  expect(pathsOf('walrus', 'eye-problems')).toEqual([]);
});

interface SmallGuide {
  title: string;
  excerpt: string;
  keywords: string;
  language: string;
  otherNames: readonly string[];
  markdown: string;
}

/** Creates the search engine of a site with only these guides, at /helpful-links/0, /1 and so on. */
function engineOf(...guides: readonly Partial<SmallGuide>[]) {
  const index = JSON.parse(searchFile(guides.map(pageOf)));
  const { search, ...others } = createEngine(index, { vocabulary, signs, findings });
  return { search, ...others, find: (query: string) => search(query).map(positionOf) };
}

function pageOf({ markdown = '', ...own }: Partial<SmallGuide>, slug: number): Page {
  const record = { title: 'Untitled', excerpt: '', ...own };
  const text = toHtml(renderMarkdown(markdown).tree);
  return {
    collection: 'guides',
    path: `/helpful-links/${slug}`,
    record,
    page: parsePage(`<main><h1>${record.title}</h1>${text}</main>`),
  } as object as Page;
}

function positionOf({ path }: { path: string }): number {
  return Number(path.split('/').at(-1));
}

const pages = services.map((service) => ({
  ...service,
  page: parsePage(`<main><h1>${service.record.title}</h1></main>`),
}));
let answer = new Response(null, { status: 404 });
const ASSETS = { fetch: () => answer };
const context = { env: { ASSETS }, req: { url: 'http://localhost/' } } as object;
const c = context as Context<ServerTypes>;

test('a search whose index couldn’t be loaded works again once it can', async () => {
  await expect(search(c, 'eye')).rejects.toThrow('/search-index.json is missing');
  answer = new Response(searchFile(pages));
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
