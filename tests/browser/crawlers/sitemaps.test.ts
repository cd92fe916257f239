import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import {
  canonicalRoutes,
  entries,
  entryAt,
  languageHelpRoutes,
  services,
  translations,
} from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test('sitemap and index match their schemas', async ({ request }) => {
  for (const path of ['/sitemap-pages.xml', '/sitemap-index.xml']) {
    const contents = await (await request.get(path)).text();
    const { errors } = await validateXML({
      xml: [{ fileName: 'document.xml', contents }],
      schema: [schemaFile('sitemap.xsd')],
      preload: [schemaFile('sitemap-image.xsd')],
    });
    expect(errors, path).toEqual([]);
  }
});

test('the sitemap lists the canonical pages and their updates', async ({ request }) => {
  const text = await (await request.get('/sitemap-pages.xml')).text();
  const listed = entriesOf(text);
  const paths = listed.map(({ loc }) => new URL(loc).pathname);
  expect(paths.toSorted()).toEqual(canonicalRoutes.toSorted());
  for (const { loc, lastmod } of listed) {
    const path = new URL(loc).pathname;
    // It is made of the practice's facts, and has no file.
    if (languageHelpRoutes.includes(path)) continue;
    const { collection, record } = entryAt(path);
    // A page with a list changes with its list.
    if (collection !== 'pages') expect(lastmod, loc).toBe(record.updated);
    else expect(lastmod >= record.updated, loc).toBe(true);
  }
  const pictures = listed.map(({ picture }) => picture).filter(Boolean);
  expect(pictures).not.toEqual([]);
  for (const picture of pictures)
    expect((await request.head(new URL(picture).pathname)).status(), picture).toBe(200);
});

test('llms.txt starts with what to do in an emergency, and its links work', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const text = await response.text();
  const listed = text.matchAll(/^- \[.+?\]\((.+?)\)/gm);
  const links = Array.from(listed, ([, link = '']) => new URL(link).pathname);
  const paths = [...entries, ...translations].map(({ path }) => path);
  const inCollections = paths.filter((path) => path.lastIndexOf('/') > 0);
  const inMarkdown = links.filter((link) => link.endsWith('.md'));
  expect(inMarkdown.sort()).toEqual(inCollections.map((path) => `${path}.md`).sort());
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  const [opening = ''] = text.split('\n## ');
  expect(opening).toMatch(/^Call 911: ./m);
  const [, urgent] = /whom to call: \[.+\]\((.+)\)/.exec(opening) ?? [];
  expect(urgent !== undefined).toBe(services.some(({ record }) => record.triage));
  if (urgent)
    expect(await (await request.get(new URL(urgent).pathname)).text()).toContain('Call 911');
});

/** Returns the entries of a sitemap, which has no escapes. */
function entriesOf(xml: string) {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => {
    const textIn = (name: string) => RegExp(`<${name}>(.*?)<`).exec(entry)?.[1] ?? '';
    return { loc: textIn('loc'), lastmod: textIn('lastmod'), picture: textIn('image:loc') };
  });
}

function schemaFile(fileName: string) {
  const file = new URL(`schemas/${fileName}`, import.meta.url);
  return { fileName, contents: readFileSync(file, 'utf8') };
}
