import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type ArticlePage, guides } from '#domain/content.ts';
import { atomFeed } from '#server/files/feed.ts';

const article: ArticlePage = {
  ...(guides[0] as ArticlePage),
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

test('the feed has local midnights and absolute addresses, and no numbers of sources', () => {
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
    <id>https://www.juniperlantern.test/helpful-links/frames</id>
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
  const feed = atomFeed(days.map((date) => ({ ...article, date, updated: date })));
  const published = Array.from(feed.matchAll(/<published>(.*?)T/g), ([, day]) => day);
  expect(published).toEqual(days.slice(1).reverse());
  expect(/<updated>(.*?)T/.exec(feed)?.[1]).toBe('2026-01-09');
  expect(atomFeed([])).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
});

test('a renamed article keeps the ID of its first address, and links to its last', () => {
  const renamed = { ...article, formerSlugs: ['first-name', 'second-name'] };
  const [, entry] = atomFeed([renamed]).split('<entry>');
  expect(entry).toContain('<id>https://www.juniperlantern.test/helpful-links/first-name</id>');
  expect(entry).toContain('href="https://www.juniperlantern.test/helpful-links/frames"');
});

test('a feed with hostile texts is well-formed and keeps what XML can represent', async () => {
  const title = '</title><b>1</b><!-- <![CDATA[ ]]> &lt; & " \u2028 \u0000\u0008\u001f \ud800';
  const html = '<p>A paragraph with ]]> in it, twice: ]]></p>';
  const xml = atomFeed([{ ...article, title, author: title, excerpt: title, parts: [html] }]);
  const { errors, normalized } = await validateXML({ xml, normalization: 'format' });
  expect(errors).toEqual([]);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/);
  const [, entry = ''] = normalized.split('<entry>');
  const textIn = (name: string) =>
    RegExp(`<${name}[^>]*>([^<]*)<`)
      .exec(entry)?.[1]
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  expect(textIn('title')).toContain('</title><b>1</b><!-- <![CDATA[ ]]> &lt; & "');
  expect(textIn('content')).toBe(html);
});
