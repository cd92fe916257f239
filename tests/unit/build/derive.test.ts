import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { markdownOf } from '#build/derive/markdown.ts';
import { mainContent, parsePage, readPages, requirePlaces } from '#build/derive/rendered-pages.ts';
import { passagesOf } from '#build/derive/search-index.ts';
import type { PracticeFacts } from '#content-model/facts.ts';
import { entries } from '../content/all-entries.ts';
import { readGuide } from '../content/changed-content.ts';

const address = 'https://practice.test/services/lenses';
const head = `<link rel="canonical" href="${address}"><link type="text/markdown" href="/x.md">`;

function markdown(main: string, ofHead = head) {
  const footer =
    '<footer><a href="/">Home</a> <a href="tel:+12025550123">(202) 555-0123</a></footer>';
  return markdownOf(parsePage(`<html><head>${ofHead}</head><body><main>${main}</main>${footer}`));
}

const passages = (main: string) => passagesOf(mainContent(parsePage(`<main>${main}</main>`)));

test('Markdown has a page’s text, its address, and the phone', async () => {
  const text = await markdown(
    '<h1>Lenses</h1><p>Wash them.<sup><a href="#source-1">1</a></sup></p><p><a href="/a">See</a></p>',
  );
  expect(text).toBe(
    `# Lenses\n\nWash them.[\\[1\\]](${address}#source-1)\n\n[See](https://practice.test/a)\n\n` +
      `<${address}>\n\n[(202) 555-0123](tel:+12025550123)\n`,
  );
});

const gone = `<nav>Gone</nav><button>Gone</button><form>Gone</form><noscript>Gone</noscript><p hidden>Gone</p>
  <span aria-hidden="true">Gone</span><div data-island="x">Gone</div><p data-open-now="[]">Gone</p>
  <div data-changes="">Gone</div><p data-text="skip">Gone</p><svg><title>Gone</title></svg><!-- Gone -->`;

test('neither Markdown nor search has what isn’t text, or belongs to a day', async () => {
  const main = `<h1>Lenses</h1><div>${gone}</div>`;
  expect(await markdown(main)).not.toContain('Gone');
  expect(JSON.stringify(passages(main))).not.toContain('Gone');
});

test('a page whose head names no Markdown has none', async () => {
  expect(await markdown('<h1>Lenses</h1>', '')).toBeUndefined();
});

test('each heading starts a passage at its own anchor, and so does each question', () => {
  const html = `<h1>Lenses</h1><p>All of them.</p>
    <section><h2 id="wash">Wash</h2><ol><li>Soap</li><li><h3>Rinse</h3><p>Well.</p></li></ol></section>
    <section><h2 id="faq">Questions</h2><details><summary><h3>How?</h3></summary><p>So.</p></details></section>`;
  expect(passages(html)).toEqual([
    { heading: 'Lenses', text: 'All of them.' },
    { heading: 'Wash', anchor: 'wash', text: 'Soap Rinse Well.' },
    { heading: 'How?', anchor: 'faq', text: 'So.' },
  ]);
});

test('a passage is one line', () => {
  const html = `<h1>A</h1><p>Wash <em>all</em> of <a href="/b">them</a>, daily</p>
    <table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>`;
  expect(passages(html)[0]?.text).toBe('Wash all of them, daily One Two');
});

test('a passage has nothing of other pages or of sources', () => {
  const html = `<h1>A</h1><ul><li><a href="/b">Gone</a></li><li><a href="/b">Read</a> this.</li></ul>
    <div data-text="skip"><h3>Gone</h3></div><section><h2 id="sources">Sources</h2><p>Gone</p></section>
    <table><tbody><tr><td>Glare<sup>Gone</sup></td></tr></tbody></table>`;
  expect(passages(html)).toEqual([{ heading: 'A', text: 'Read this. Glare' }]);
});

/** Creates a site that responds to these paths with 500 and to all others with their path. */
function siteThatFailsAt(...failing: string[]) {
  return async (path: string) => new Response(path, { status: failing.includes(path) ? 500 : 200 });
}

test('every entry’s page is read', async () => {
  const pages = await readPages(siteThatFailsAt(), entries);
  expect(pages.map(({ page }) => textOf(page))).toEqual(entries.map(({ path }) => path));
});

test('a page that responds with 500 stops the build', async () => {
  const { path, file } = entries[1] as (typeof entries)[number];
  await expect(readPages(siteThatFailsAt(path), entries)).rejects.toThrow(
    `${file}: ${path}\n  expected: a page of the site\n  received: status 500`,
  );
});

/** Content with a redirect, if it has an address. */
function redirectTo(to?: string) {
  const redirects = to ? [{ from: '/former', to }] : [];
  return { facts: { redirects: { redirects } } as unknown as PracticeFacts, folder: 'content' };
}

type Pages = Parameters<typeof requirePlaces>[0];

/** A guide with a link, as its page has it, and the page about the practice’s contact. */
function pagesWith(address: string, isInText = true): Pages {
  const guide = readGuide({ body: isInText ? `See [it](${address}).\n\n## Café` : '' });
  const link = `<a href="${encodeURI(address)}">it</a>`;
  return [
    { ...guide, path: '/lenses', page: parsePage(`<h2 id="café">Café</h2>${link}`) },
    {
      ...guide,
      collection: 'guides',
      record: { formerSlugs: ['old'] },
      path: '/contact',
      page: parsePage(`<h2 id="map">Map</h2>${link}`),
    },
    { ...guide, path: '/show-what-you-see', page: parsePage('<section id="aura"></section>') },
  ] as unknown as Pages;
}

test.each([
  '#no-such',
  '/contact#no-such',
  '/contact#café',
  '/contact#map-60',
  '/helpful-links/old#no',
])('a link to %s, which isn’t there, stops the build, with its line', (address) => {
  const [path] = address.replace(/^#/, '/lenses#').split('#');
  const fault = `\\.md:\\d+: body\n  expected: a place on ${path}.*\n  received: ${encodeURI(address)}`;
  expect(() => requirePlaces(pagesWith(address), redirectTo())).toThrow(new RegExp(fault));
  expect(() => requirePlaces(pagesWith(address, false), redirectTo())).toThrow(/\.md: a link\n/);
});

const known = ['#top', '#', '/contact#map', '/show-what-you-see#aura-60', '/nowhere#map'];

test.each([...known, 'https://a.test/#b'])('a link to %s is left as it is', (address) =>
  requirePlaces(pagesWith(address), redirectTo(address)),
);

test('a redirect to a place that isn’t there stops the build', () => {
  expect(() => requirePlaces(pagesWith('#'), redirectTo('/contact#no-such'))).toThrow(
    /^content\/practice\/redirects\.yaml: redirects\.0\.to\n {2}expected: a place on \/contact/m,
  );
});
