import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { type Page, parsePage, readPages, requirePlaces } from '#build/derive/rendered-pages.ts';
import type { PracticeFacts } from '#content-model/facts.ts';
import { entries } from '../content/all-entries.ts';
import { readGuide } from '../content/changed-content.ts';

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

/** A guide with a link, as its page has it, and the page about the practice’s contact. */
function pagesWith(address: string, isInText = true): Page[] {
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
  ] as unknown as Page[];
}

test.each([
  '#no-such',
  '/contact#no-such',
  '/contact#café',
  '/contact#map-60',
  '/helpful-links/old#no',
])('a link to %s, which isn’t there, stops the build, with its line', (address) => {
  const [path] = address.replace(/^#/, '/lenses#').split('#');
  expect(() => requirePlaces(pagesWith(address), redirectTo())).toThrow(
    new RegExp(
      `\\.md:\\d+: body\n  expected: a place on ${path}.*\n  received: ${encodeURI(address)}`,
    ),
  );
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
