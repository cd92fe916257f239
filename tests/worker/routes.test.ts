import { env, SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { pathsBelow, request } from './request.ts';

const { ASSETS } = env as { ASSETS: Fetcher };
const articles = (await Promise.all(['/helpful-links/', '/blog/'].map(pathsBelow))).flat();
const folders = ['/helpful-links/', '/services/', '/eye-problems/'];
/** The pages that no file has, so that the worker renders them. */
const rendered = await pathsWithoutFile((await Promise.all(folders.map(pathsBelow))).flat());
const [page = ''] = rendered;

async function pathsWithoutFile(paths: string[]): Promise<string[]> {
  const files = await Promise.all(
    paths.map((path) => ASSETS.fetch(`http://127.0.0.1${path}`, { method: 'HEAD' })),
  );
  return paths.filter((_path, index) => !files[index]?.ok);
}

const notFound = ['Oops! Page not found', '<a href="/">Return to Home</a>'];

test.each([
  ['/nope', notFound],
  ['/helpful-links/nope', notFound],
  [
    '/services/nope',
    [
      'Service Not Found',
      'The service you are looking for does not exist',
      '<a href="/#services">View All Services</a>',
    ],
  ],
])('%s is a page that says what is missing, with status 404 and noindex', async (path, texts) => {
  const response = await request(path);
  const html = (await response.text()).replaceAll(/<a (?:[^>]* )?(href="[^"]*")[^>]*/g, '<a $1');
  expect(response.status).toBe(404);
  for (const text of texts) expect(html).toContain(text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test.each<[path: string, type: string, text: RegExp]>([
  [
    '/robots.txt',
    'text/plain; charset=UTF-8',
    /^User-agent: \*\nAllow: \/\n\nSitemap: \S+\/sitemap-index\.xml\n$/,
  ],
  ['/sitemap-pages.xml', 'application/xml; charset=utf-8', /<urlset /],
  ['/sitemap-index.xml', 'application/xml; charset=utf-8', /<sitemapindex /],
  ...(articles[0]
    ? [['/feed.xml', 'application/atom+xml; charset=utf-8', /<feed /] as [string, string, RegExp]]
    : []),
  ['/speculation-rules.json', 'application/speculationrules+json', /"prefetch":/],
])('%s is served as %s', async (path, type, text) => {
  const response = await request(path);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(await response.text()).toMatch(text);
});

test.skipIf(articles.length === 0)('the feed has the newest posts and guides', async () => {
  const feed = await (await request('/feed.xml')).text();
  const days = Array.from(feed.matchAll(/<published>(.{10})/g), ([, day = '']) => day);
  for (const path of articles) {
    const [, date = ''] = /<time dateTime="([^"]+)"/.exec(await (await request(path)).text()) ?? [];
    expect(feed.includes(`${path}</id>`) || date <= (days.at(-1) ?? ''), path).toBe(true);
  }
});

test('llms.txt starts with what to do in an emergency, and its links work', async () => {
  const response = await request('/llms.txt');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  const text = await response.text();
  const links = Array.from(text.matchAll(/^- \[.+?\]\((.+?)\)/gm), ([, link = '']) => link);
  const documents = links.filter((link) => link.endsWith('.md'));
  const folders = ['/blog/', '/helpful-links/', '/eye-problems/', '/services/'];
  const entries = (await Promise.all(folders.map(pathsBelow))).flat();
  expect(documents.map((link) => new URL(link).pathname).sort()).toEqual(
    entries.map((path) => `${path}.md`).sort(),
  );
  for (const link of links) {
    // Static files are served before the worker runs.
    const file = await ASSETS.fetch(link);
    expect(file.ok || (await request(new URL(link).pathname)).ok, link).toBe(true);
  }
  const [opening = ''] = text.split('\n## ');
  expect(opening).toContain('Call 911');
  expect(opening).toMatch(/^Call 911: ./m);
  const [, urgent] = /whom to call: \[.+\]\((.+)\)/.exec(opening) ?? [];
  if (urgent) expect(await (await ASSETS.fetch(urgent)).text()).toContain('Call 911');
});

test.skipIf(!page)(
  'a page is cached, whatever its query, and what is one visitor’s is not',
  async () => {
    const { headers } = await request(page);
    expect(headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const cached = async (path: string) => (await request(path)).headers.get('CF-Cache-Status');
    await expect.poll(() => cached(`${page}?a=${Math.random()}`)).toBe('HIT');
    const ofPosts = (await pathsBelow('/blog/')).length > 0 ? ['/blog/nope'] : [];
    for (const path of ['/search?q=eye', '/search.json?q=eye', '/healthz', ...ofPosts]) {
      await cached(path);
      expect(await cached(path), path).toBeNull();
    }
  },
);

test('only a preview is noindex, though it has the same pages', async () => {
  for (const [host, robots] of [
    ['site.workers.dev', 'noindex'],
    ['workers.dev.example', null],
    ['site.workers.dev', 'noindex'],
  ]) {
    const { headers } = await SELF.fetch(`https://${host}${page || '/nope'}`);
    expect(headers.get('X-Robots-Tag'), `${host}`).toBe(robots);
  }
});
