import fastCheck from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/head/head.tsx';
import { renderMarkdown, toHtml } from '#domain/read/render-markdown.ts';
import { guideJsonLd, postJsonLd } from '#domain/structured-data/articles.ts';
import { type Graph, serializeGraph } from '#domain/structured-data/graph.ts';
import {
  contactJsonLd,
  homeJsonLd,
  indexJsonLd,
  legalJsonLd,
  pageJsonLd,
  patientPageJsonLd,
} from '#domain/structured-data/pages.ts';
import { serviceJsonLd } from '#domain/structured-data/services.ts';
import { atomFeed } from '#server/files/feed.ts';
import { inline } from '#server/files/llms.ts';
import { sitemapIndexXml, sitemapXml } from '#server/files/sitemaps.ts';
import {
  hostile,
  hostileArticle,
  hostileLegal,
  hostilePatientPage,
  hostileService,
  hostileTexts,
} from './hostile-records.ts';

const hostilePage = { title: hostile, path: '/hostile' };

const graphs: [name: string, graph: Graph][] = [
  ['home', homeJsonLd(hostileTexts)],
  ['contact', contactJsonLd(hostilePage, hostileTexts)],
  ['an index', indexJsonLd([hostilePage])(hostilePage, hostileTexts)],
  ['a page', pageJsonLd(hostilePage, hostileTexts)],
  ['a page for patients', patientPageJsonLd(hostilePatientPage)],
  ['a legal text', legalJsonLd(hostileLegal)],
  ['a post', postJsonLd(hostileArticle)],
  ['a guide', guideJsonLd(hostileArticle)],
  ['a service', serviceJsonLd(hostileService)],
];

test.each(graphs)('structured data of %s stays inside its element', (_name, graph) => {
  const html = renderToStaticMarkup(<StructuredData graph={graph} />);
  const [, inside = ''] =
    /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(graph)));
  expect(inside).toBe(serializeGraph(graph));
  expect(inside).not.toMatch(/[\u2028\u2029]/);
});

test('a feed without articles is valid', () => {
  expect(atomFeed([])).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
});

test('a feed with hostile texts is well-formed and keeps what XML can represent', () => {
  const xml = atomFeed([hostileArticle]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const invalid = [...xml].filter((character) =>
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/.test(character),
  );
  expect(invalid).toEqual([]);
  const { feed } = new XMLParser({ ignoreAttributes: false, htmlEntities: false }).parse(xml);
  expect(Object.keys(feed.entry).sort()).toEqual([
    'author',
    'category',
    'content',
    'id',
    'link',
    'published',
    'summary',
    'title',
    'updated',
  ]);
  expect(feed.entry.title).toContain('</script><script>alert(1)</script>');
  expect(feed.entry.content['#text']).toBe('<p>A paragraph with ]]> in it, twice: ]]></p>');
});

test('sitemaps stay well-formed with a hostile path and date', () => {
  const routes = [{ path: `/${hostile}`, updated: hostile }];
  for (const xml of [sitemapXml(routes), sitemapIndexXml(routes)]) {
    expect(XMLValidator.validate(xml)).toBe(true);
    const { urlset, sitemapindex } = new XMLParser().parse(xml);
    expect(Object.keys(urlset?.url ?? sitemapindex.sitemap).sort()).toEqual(['lastmod', 'loc']);
  }
});

test('text inlined into Markdown stays plain text, whatever its characters', () => {
  const characters = fastCheck.constantFrom(...'#>-+=*_~`[]()<>!|&;\\/"\'a1. \n\t');
  fastCheck.assert(
    fastCheck.property(fastCheck.string({ unit: characters }), (text) => {
      const html = toHtml(renderMarkdown(inline(text)).tree);
      expect(html).toMatch(/^(<p>[^<]*<\/p>)?$/);
    }),
    { numRuns: 2000 },
  );
});
