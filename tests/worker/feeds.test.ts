import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { pathsBelow, request } from './request.ts';

interface AtomLink {
  '@_rel': string;
  '@_href': string;
}

interface AtomEntry {
  id: string;
  title: string;
  updated: string;
  published: string;
  author: { name: string };
  link: AtomLink;
  summary: string;
  content: { '#text': string; '@_type': string };
}

/** Midnight with the offset of the practice's time zone. */
const instant = /^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/;

async function feed() {
  const text = await (await request('/feed.xml')).text();
  const document = new XMLParser({ ignoreAttributes: false }).parse(text);
  return { text, feed: document.feed, entries: document.feed.entry as AtomEntry[] };
}

test('the feed is served as Atom', async () => {
  const response = await request('/feed.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await request('/feed.xml', { headers })).status).toBe(304);
});

test('the feed has what RFC 4287 requires', async () => {
  const { text, feed: document, entries } = await feed();
  expect(XMLValidator.validate(text)).toBe(true);
  expect(document['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(document.id).toMatch(/^https:/);
  expect(document.title).toBeTruthy();
  expect(document.updated).toMatch(instant);
  expect(document.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
  const self = document.link.filter((link: AtomLink) => link['@_rel'] === 'self');
  expect(self.map((link: AtomLink) => link['@_href'])).toEqual([document.id]);
});

test('each feed entry has what RFC 4287 requires', async () => {
  const { entries } = await feed();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, title, published, updated, author, link, summary, content } of entries) {
    expect(id).toMatch(/^https:\/\/[^/]+\/(blog|helpful-links)\/[a-z0-9-]+$/);
    expect(link).toMatchObject({ '@_rel': 'alternate', '@_href': id });
    expect(title && author.name && summary).toBeTruthy();
    expect(published).toMatch(instant);
    expect(updated).toMatch(instant);
    expect(published <= updated).toBe(true);
    expect(content['@_type']).toBe('html');
    expect(content['#text']).toMatch(/^<p>/);
    expect(content['#text']).not.toMatch(/(href|src)="\/|<sup>/);
  }
});

test('the feed has the newest posts and guides, newest first', async () => {
  const { entries } = await feed();
  const days = entries.map(({ published }) => published.slice(0, 10));
  expect(days).toEqual(days.toSorted().reverse());
  const listed = entries.map(({ id }) => new URL(id).pathname);
  const all = [...(await pathsBelow('/blog/')), ...(await pathsBelow('/helpful-links/'))];
  expect(all).toEqual(expect.arrayContaining(listed));
  for (const path of all.filter((one) => !listed.includes(one))) {
    const [, date = ''] = /<time dateTime="([^"]+)"/.exec(await (await request(path)).text()) ?? [];
    expect(date <= (days.at(-1) ?? ''), path).toBe(true);
  }
});
