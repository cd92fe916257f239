import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AllGuides } from '#components/guide/guide-indexes.tsx';
import { guides, listRoutes } from '#content/index.ts';
import { feed } from '#server/feed.ts';
import { siteSummary } from '#server/llms.ts';
import { sitemaps } from '#server/sitemaps.ts';

afterEach(() => vi.restoreAllMocks());

/** Makes the site have this many guides. */
function growTo(count: number) {
  const [guide] = guides.summaries;
  if (!guide) throw new Error('There is no guide.');
  const many = Array.from({ length: count }, (_, index) => ({
    ...guide,
    slug: `guide-${index}`,
    path: `/helpful-links/guide-${index}`,
  }));
  vi.spyOn(guides, 'summaries', 'get').mockReturnValue(many);
}

test('the list of guides has no end to lead beyond while it shows them all', () => {
  const html = renderToStaticMarkup(<AllGuides trail={[]} />);
  expect(html).not.toContain('/sitemap');
});

test('the list of guides shows a hundred, and leads to the sitemap for the others', () => {
  growTo(101);
  const html = renderToStaticMarkup(<AllGuides trail={[]} />);
  expect(html.match(/<article/g)).toHaveLength(100);
  expect(html).toContain('href="/sitemap#helpful-articles"');
});

test('the page for language models names a hundred guides', () => {
  growTo(101);
  expect(siteSummary().match(/guide-\d+\.md/g)).toHaveLength(100);
});

test('the feed loads what is new, not everything', async () => {
  growTo(500);
  const load = vi.spyOn(guides, 'load').mockResolvedValue(undefined);
  await feed.request('/feed.xml', {}, {});
  expect(load.mock.calls.length).toBeLessThanOrEqual(40);
});

test('a thousand guides take a second sitemap, and no third', async () => {
  expect((await sitemaps.request('/sitemap-pages-2.xml')).status).toBe(404);
  growTo(1000);
  const files = await Promise.all(
    ['/sitemap-pages.xml', '/sitemap-pages-2.xml'].map(async (path) =>
      (await sitemaps.request(path)).text(),
    ),
  );
  expect(files.flatMap((xml) => xml.match(/<loc>/g) ?? [])).toHaveLength(listRoutes().length);
  expect((await sitemaps.request('/sitemap-pages-3.xml')).status).toBe(404);
  expect(
    (await (await sitemaps.request('/sitemap-index.xml')).text()).match(/<loc>/g),
  ).toHaveLength(2);
});
