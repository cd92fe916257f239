import { expect, test } from 'vitest';
import { hostileQueries } from '../unit/search/hostile-queries.ts';
import { pathsBelow, request, titleOf } from './request.ts';

const [service = ''] = await pathsBelow('/services/');
/** A capitalized word of at least four letters in that service's title. */
const [word = ''] = (await titleOf(service)).match(/[A-Z][a-z]{3,}/) ?? [];

function searchFor(query: string): Promise<Response> {
  return request(`/search?${new URLSearchParams({ q: query })}`);
}

/** Returns the suggestions for a query string. */
async function answerTo(queryString: string): Promise<{
  sign?: { level: string; text: string };
  results: { path: string }[];
}> {
  return (await request(`/search.json?${queryString}`)).json();
}

function countResults(html: string): number {
  return html.match(/class="result-title"/g)?.length ?? 0;
}

test('the results of a query are in the HTML, with matching words marked', async () => {
  const html = await (await searchFor(word)).text();
  expect(html).toMatch(new RegExp(`<title>\\d+ results? for “${word}”`));
  expect(html).toContain(`href="${service}"`);
  expect(html).toContain(`<mark>${word}`);
  expect(html).toContain(`value="${word}"`);
});

test('results are private and noindex', async () => {
  for (const path of ['/search?q=dry', '/search', '/search.json?q=dry']) {
    const { headers } = await request(path);
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  const html = await (await searchFor('dry')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test.each(['', 'qxzvkjw', '!?.'])(
  'a page without results links to other pages: %j',
  async (query) => {
    const response = await searchFor(query);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(countResults(html)).toBe(0);
    expect(html).toContain(`href="${service}"`);
    expect(html).toMatch(/href="\/helpful-links\/[a-z]/);
    expect(html).toContain('href="tel:');
  },
);

test.each(hostileQueries)('a hostile query is shown as text: %j', async (query) => {
  const response = await searchFor(query);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).not.toMatch(/<script>|<img src=x|onerror=alert\(1\)>/);
  expect(html.length).toBeLessThan(60_000);
  expect((await request(`/search.json?${new URLSearchParams({ q: query })}`)).status).toBe(200);
});

test.each(['q[]=dry', 'q[a][b]=dry', 'q=%E0%A4%A', '__proto__=x&q=dry', 'q', '='])(
  'an odd query string gets status 200: %j',
  async (queryString) => {
    for (const path of ['/search', '/search.json']) {
      expect((await request(`${path}?${queryString}`)).status).toBe(200);
    }
  },
);

test('the last of several q parameters counts', async () => {
  const queries = `q=qxzvkjw&q=${word}`;
  const html = await (await request(`/search?${queries}`)).text();
  expect(html).toContain(`“${word}”`);
  expect((await answerTo(queries)).results).not.toEqual([]);
});

test('suggestions have the sign that a query describes, and at most six pages', async () => {
  const { sign, results } = await answerTo('q=sudden+loss+of+vision');
  expect(sign?.level).toBe('now');
  expect(sign?.text).toMatch(/^\S+ .*\.$/);
  expect(results.length).toBeLessThanOrEqual(6);
  expect(await answerTo('q=qxzvkjw')).toEqual({ results: [] });
  expect(await answerTo('')).toEqual({ results: [] });
});

test('with a folder, all of its pages that match are suggested', async () => {
  const paths = async (queryString: string) =>
    (await answerTo(queryString)).results.map(({ path }) => path);
  const all = await pathsBelow('/eye-problems/');
  expect((await paths('q=the&in=eye-problems')).toSorted()).toEqual(all.toSorted());
  expect(await paths('q=qxzvkjw&in=eye-problems')).toEqual([]);
  expect(await paths('q=the&in=nowhere')).toEqual([]);
  for (const path of all) {
    const query = new URLSearchParams({ q: await titleOf(path), in: 'eye-problems' });
    const found = await paths(query.toString());
    expect(found).toContain(path);
    expect(all).toEqual(expect.arrayContaining(found));
  }
});
