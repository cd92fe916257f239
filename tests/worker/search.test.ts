import { expect, test } from 'vitest';
import { parse } from 'yaml';
import table from '../../content/signs.yaml?raw';
import type { Signs } from '../../content-model/schema/signs.ts';
import { pathsBelow, request } from './request.ts';

const signs = (parse(table) as Signs).groups.flatMap((group) => group.signs);
const [urgentSign = { adults: '' }] = signs.filter(({ level }) => level === 'now');

const [service] = await pathsBelow('/services/');
const [guide] = await pathsBelow('/helpful-links/');
const [problem] = await pathsBelow('/eye-problems/');
/** The page of an entry, and the longest word of its title. */
const page = service ?? guide ?? problem ?? '/terms';
const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(await textOf(page)) ?? [];
const [word = ''] = title.split(/[^A-Za-z]+/).sort((one, other) => other.length - one.length);

async function textOf(path: string): Promise<string> {
  return (await request(path)).text();
}

interface Suggestions {
  notice?: { answer: string; sign?: object; others: { level: string; text: string }[] };
  results: { path: string }[];
}

async function suggest(queryString: string): Promise<Suggestions> {
  return (await request(`/search.json?${queryString}`)).json();
}

test('the results of the last of several queries are in the HTML', async () => {
  const html = await textOf(`/search?q=qxzvkjw&q=${word}`);
  expect(html).toMatch(new RegExp(`<title>\\d+ results? for “${word}”`));
  expect(html).toContain(`href="${page}"`);
  expect(html).toContain(`value="${word}"`);
  expect((await suggest(`q=qxzvkjw&q=${word}`)).results).not.toEqual([]);
});

test('a missing address is answered with the pages that it names, and others with none', async () => {
  for (const missing of [`/eye-problems/${word}s`, `/services/${word}.html`, `/${word}`]) {
    const html = await textOf(missing);
    expect(html, missing).toMatch(new RegExp(`id="recognized"[^]*<a href="${page}"`));
    expect((await request(missing)).status).toBe(404);
  }
  expect(await textOf('/qxzvkjw')).not.toContain('id="recognized"');
});

test('results are private and noindex', async () => {
  for (const path of ['/search?q=dry', '/search', '/search.json?q=dry']) {
    const { headers } = await request(path);
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  const html = await textOf('/search?q=dry');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test.each(['', 'q=qxzvkjw', 'q=!?.'])(
  'a page without results links to other pages: %j',
  async (query) => {
    const html = await textOf(`/search?${query}`);
    expect(html).not.toMatch(/class="result-title"|urgency-notice/);
    expect(html).toContain(`href="${service ?? '/contact'}"`);
    if (guide) expect(html).toMatch(/href="\/helpful-links\/[a-z]/);
    expect(html).toContain('href="tel:');
  },
);

/** Queries that try to break a page. */
const hostileQueries = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  'eye '.repeat(2500),
  'a'.repeat(10_000),
  'abc '.repeat(25),
  '\u0000',
  'dry\u0000eye',
  '👁️👓🙂',
  '\ud800',
  '\u202Eeye\u202C',
  'عيون جافة',
  'עין יבשה',
  '__proto__',
  'constructor toString hasOwnProperty',
  '!?.,;:()[]{}',
  '   ',
  "' OR 1=1 --",
  '{{7*7}} <%= 7*7 %>',
  '.*+?^$|\\',
];

test('a hostile query is shown as text, at most its first 500 letters', async () => {
  const odd = ['q[]=dry', 'q[a][b]=dry', 'q=%E0%A4%A', '__proto__=x&q=dry', 'q', '='];
  const queries = hostileQueries.map((query) => `${new URLSearchParams({ q: query })}`);
  for (const query of [...queries, ...odd]) {
    const response = await request(`/search?${query}`);
    const html = await response.text();
    expect(response.status, query).toBe(200);
    expect(html, query).not.toMatch(/<script>|<img src=x|onerror=alert\(1\)>|a{501}/);
    expect((await request(`/search.json?${query}`)).status, query).toBe(200);
  }
});

test('suggestions have the signs that a query may mean and, with a folder, all pages in it', async () => {
  const { adults } = urgentSign;
  const { notice } = await suggest(`${new URLSearchParams({ q: adults })}`);
  const shown = [notice?.sign ?? notice?.others[0]];
  expect(shown).toMatchObject([{ level: 'now', text: expect.stringMatching(/^\S+ .*\.$/) }]);
  for (const query of [
    '',
    'in=eye-problems',
    'q=qxzvkjw',
    'q=qxzvkjw&in=eye-problems',
    'q=the&in=nowhere',
  ]) {
    expect((await suggest(query)).results, query).toEqual([]);
  }
  const { results } = await suggest('q=the&in=eye-problems');
  const all = await pathsBelow('/eye-problems/');
  expect(results.map(({ path }) => path).toSorted()).toEqual(all.toSorted());
});
