import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import { entries, entryAt } from '../support/content.ts';
import { htmlOf } from '../support/html-of.ts';
import { expect, test } from '../support/test.ts';
import { canonicalRoutes } from './site-routes.ts';

interface SitemapEntry {
  loc: string;
  lastmod: string;
  'image:image'?: { 'image:loc': string };
}

const xml = new XMLParser();

test('the sitemap of pages and pictures matches its schema', async ({ request }) => {
  expect(await schemaIssues(await textOf(request, '/sitemap-pages.xml'))).toEqual([]);
});

test('the sitemap index matches its schema', async ({ request }) => {
  expect(await schemaIssues(await textOf(request, '/sitemap-index.xml'))).toEqual([]);
});

test('the sitemap lists exactly the canonical pages', async ({ request }) => {
  const listed = (await entriesOf(request)).map(({ loc }) => new URL(loc).pathname);
  expect(listed.toSorted()).toEqual(canonicalRoutes.map(({ path }) => path).toSorted());
  const [{ loc } = { loc: '' }] = await entriesOf(request);
  const html = await htmlOf(request, new URL(loc).pathname);
  expect(html).toContain(`<link rel="canonical" href="${loc}"/>`);
});

test('lastmod is the entry’s update, or later for a page with lists', async ({ request }) => {
  for (const { loc, lastmod } of await entriesOf(request)) {
    const { collection, record } = entryAt(new URL(loc).pathname);
    if (collection !== 'pages') expect(lastmod, loc).toBe(record.updated);
    else expect(lastmod >= record.updated, loc).toBe(true);
  }
});

test('each listed picture exists', async ({ request }) => {
  const illustrated = entries.filter(({ record }) => record.image);
  const pictures = (await entriesOf(request)).flatMap((entry) => entry['image:image'] ?? []);
  expect(pictures.length).toBeGreaterThanOrEqual(illustrated.length);
  for (const picture of pictures) {
    const response = await request.head(new URL(picture['image:loc']).pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/webp');
  }
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  return response.text();
}

async function entriesOf(request: APIRequestContext): Promise<SitemapEntry[]> {
  return xml.parse(await textOf(request, '/sitemap-pages.xml')).urlset.url;
}

async function schemaIssues(document: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: document }],
    schema: [schemaFile('all.xsd')],
    preload: [
      schemaFile('siteindex.xsd'),
      schemaFile('sitemap-image.xsd'),
      {
        fileName: 'sitemap.xsd',
        contents: readFileSync(
          new URL('../../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
          'utf8',
        ),
      },
    ],
  });
  return errors.map(({ message }) => message);
}

function schemaFile(fileName: string) {
  const contents = readFileSync(new URL(`schemas/${fileName}`, import.meta.url), 'utf8');
  return { fileName, contents };
}
