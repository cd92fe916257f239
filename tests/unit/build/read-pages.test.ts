import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { type Page, parsePage, readPages, requirePlaces } from '#build/derive/rendered-pages.ts';
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

/** A guide with a link, as its page has it, and the page about the practice’s contact. */
function pagesWith(address: string, isInText = true): Page[] {
  const guide = readGuide({ body: isInText ? `See [it](${address}).\n\n## Café` : '' });
  const link = `<a href="${encodeURI(address)}">it</a>`;
  return [
    { ...guide, path: '/lenses', page: parsePage(`<h2 id="café">Café</h2>${link}`) },
    { ...guide, path: '/contact', page: parsePage(`<h2 id="map">Map</h2>${link}`) },
  ] as unknown as Page[];
}

test.each(['#no-such', '/contact#no-such', '/contact#café'])(
  'a link to %s, which isn’t there, stops the build, with its line',
  (address) => {
    const [path] = address.replace(/^#/, '/lenses#').split('#');
    expect(() => requirePlaces(pagesWith(address))).toThrow(
      new RegExp(
        `\\.md:\\d+: body\n  expected: a place on ${path}.*\n  received: ${encodeURI(address)}`,
      ),
    );
    expect(() => requirePlaces(pagesWith(address, false))).toThrow(/\.md: a link\n/);
  },
);

test.each(['#top', '#', '/contact#map', '/contact#map-60', '/nowhere#map', 'https://a.test/#b'])(
  'a link to %s is left as it is',
  (address) => requirePlaces(pagesWith(address)),
);
