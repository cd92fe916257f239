import fastCheck from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { StructuredData } from '#components/head/head.tsx';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { type ArticlePage, guides, mainLocation } from '#domain/content.ts';
import { lastChange } from '#domain/site/routes.ts';
import { guideJsonLd } from '#domain/structured-data/entries.ts';
import { atomFeed } from '#server/files/feed.ts';
import { inline } from '#server/files/llms.ts';
import { sitemapIndexXml } from '#server/files/routes.ts';
import { escapeText, foldLine, locationCard } from '#server/files/vcard.ts';
import { importWith } from '../import-with.ts';

test('the sitemap index gives the sitemap the date of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated) => ({ path: '/a', updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});

test.each([
  ['/', '2026-10-26'],
  ['/blog', '2026-07-13'],
  ['/helpful-links', '2026-07-13'],
  ['/eye-care-guides', '2026-07-13'],
  ['/eye-problems', '2026-10-12'],
  ['/sitemap', '2026-11-16'],
  ['/contact', '2000-01-01'],
])('the last change of %s is that of its newest entry, or its own', (path, newest) => {
  expect(lastChange({ path, updated: '2000-01-01' })).toBe(newest);
  expect(lastChange({ path, updated: '2999-12-31' })).toBe('2999-12-31');
});

test('security.txt expires within a year, is the same all day, and names the language of the site', async () => {
  const load = () => import('#server/files/routes.ts');
  const inSpanish = { language: 'es-US' };
  const { textFiles } = await importWith(load, '#domain/core/language.ts', inSpanish);
  for (const time of ['00:00:00', '23:59:59']) {
    vi.stubEnv('SITE_TODAY', `2026-11-21T${time}Z`);
    expect(
      textFiles['/.well-known/security.txt']?.write(),
    ).toBe(`Contact: mailto:desk@juniperlantern.test
Expires: 2027-11-16T00:00:00.000Z
Preferred-Languages: es
Canonical: https://www.juniperlantern.test/.well-known/security.txt
`);
  }
});

test('the vCard has the practice’s facts on lines that end in CRLF', () => {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Juniper Lantern Optometry',
    'ORG:Juniper Lantern Optometry',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+15055552368',
    'EMAIL;TYPE=INTERNET,WORK:desk@juniperlantern.test',
    'ADR;TYPE=WORK:;;14 Lantern Loop\\, Suite 120;Taos;NM;87571;US',
    'GEO:36.4072;-105.5734',
    'TZ;VALUE=text:America/Denver',
    'URL:https://www.juniperlantern.test',
    'URL:https://www.instagram.com/juniperlantern.test',
    'END:VCARD',
  ];
  expect(locationCard(mainLocation)).toBe(`${lines.join('\r\n')}\r\n`);
});

test('separators and line breaks in a value are escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('a line is folded to at most 75 bytes, between characters', () => {
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  const [emoji, rest] = ['👓'.repeat(18), '👓'.repeat(7)];
  expect(foldLine(`${emoji}a${emoji}${rest}`)).toBe(`${emoji}a\r\n ${emoji}\r\n ${rest}`);
});

const article: ArticlePage = {
  ...(guides[0] as ArticlePage),
  formerSlugs: ['first-name', 'second-name'],
  title: 'Frames & lenses',
  excerpt: 'How they fit.',
  path: '/helpful-links/frames',
  // On this day, New York changes its clocks at 2 a.m.
  date: '2026-03-08',
  updated: '2026-03-09',
  author: 'Ana Vigil',
  category: undefined,
  parts: [
    '<a href="/blog">Blog</a><sup>1</sup> <a class="x" href="#two">Two</a> <img src="/map.png"> <use href="#a"></use> <a href="https://a.example/">Out</a>',
  ],
  signs: [],
};

test('the feed has first addresses as ids, local midnights, absolute addresses, and no numbers of sources', () => {
  expect(
    atomFeed([article], 'America/New_York').replaceAll('&quot;', '"'),
  ).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>https://www.juniperlantern.test/feed.xml</id>
  <title>Juniper Lantern Optometry: articles and guides</title>
  <updated>2026-03-09T00:00:00-04:00</updated>
  <author><name>the Juniper Lantern care team</name></author>
  <link rel="self" type="application/atom+xml" href="https://www.juniperlantern.test/feed.xml"/>
  <link rel="alternate" type="text/html" href="https://www.juniperlantern.test/helpful-links"/>
  <icon>https://www.juniperlantern.test/favicon.svg</icon>
  <entry>
    <id>https://www.juniperlantern.test/helpful-links/first-name</id>
    <title>Frames &amp; lenses</title>
    <link rel="alternate" type="text/html" href="https://www.juniperlantern.test/helpful-links/frames"/>
    <published>2026-03-08T00:00:00-05:00</published>
    <updated>2026-03-09T00:00:00-04:00</updated>
    <author><name>Ana Vigil</name></author>
    <summary>How they fit.</summary>
    <content type="html">&lt;a href="https://www.juniperlantern.test/blog"&gt;Blog&lt;/a&gt; &lt;a class="x" href="https://www.juniperlantern.test/helpful-links/frames#two"&gt;Two&lt;/a&gt; &lt;img src="https://www.juniperlantern.test/map.png"&gt; &lt;use href="#a"&gt;&lt;/use&gt; &lt;a href="https://a.example/"&gt;Out&lt;/a&gt;</content>
  </entry>
</feed>
`);
});

test('the feed has the newest eight articles, newest first, and may have none', () => {
  const days = Array.from({ length: 9 }, (_, day) => `2026-01-0${day + 1}`);
  const own = { ...article, formerSlugs: undefined };
  const feed = atomFeed(days.map((date) => ({ ...own, date, updated: date })));
  const published = Array.from(feed.matchAll(/<published>(.*?)T/g), ([, day]) => day);
  expect(published).toEqual(days.slice(1).reverse());
  expect(/<updated>(.*?)T/.exec(feed)?.[1]).toBe('2026-01-09');
  expect(feed).toContain('<id>https://www.juniperlantern.test/helpful-links/frames</id>');
  expect(atomFeed([])).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
});

test('a feed with hostile texts is well-formed and keeps what XML can represent', async () => {
  const title = '</title><b>1</b><!-- <![CDATA[ ]]> &lt; & " \u2028 \u0000\u0008\u001f \ud800';
  const parts = ['<p>In ]]> it, twice: ]]></p>'];
  const xml = atomFeed([{ ...article, title, author: title, excerpt: title, parts }]);
  const { errors, normalized } = await validateXML({ xml, normalization: 'format' });
  expect(errors).toEqual([]);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/);
  const shown = '&lt;/title&gt;&lt;b&gt;1&lt;/b&gt;&lt;!-- &lt;![CDATA[ ]]&gt; &amp;lt; &amp; "';
  expect(normalized.split('<entry>')[1]).toContain(`<title>${shown}`);
  expect(normalized).toContain('>&lt;p&gt;In ]]&gt; it, twice: ]]&gt;&lt;/p&gt;</content>');
});

test('structured data stays inside its element', () => {
  const title =
    '</script><script>alert(1)</script><!-- ]]> &lt;b&gt; & "\' \u2028\u2029\u0000 \\u003c';
  const graph = guideJsonLd({ ...(guides[0] as ArticlePage), title, author: title });
  const markup = renderToStaticMarkup(<StructuredData graph={graph} />);
  const element = /^<script type="application\/ld\+json">([^<>&\u2028\u2029]*)<\/script>$/;
  const [, inside = 'nothing'] = element.exec(markup) ?? [];
  expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(graph)));
  expect(inside).toContain('alert(1)');
});

test('text inlined into Markdown stays plain text, whatever its characters', () => {
  const unit = fastCheck.constantFrom(...'#>-+=*_~`[]()<>!|&;\\/"\'a1. \n\t');
  const texts = fastCheck.property(fastCheck.string({ unit }), (text) => {
    const { tree } = renderMarkdown(inline(text));
    expect(toHtml(tree)).toMatch(/^(<p>[^<]*<\/p>)?$/);
  });
  fastCheck.assert(texts, { numRuns: 2000 });
});
