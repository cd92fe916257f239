import { env, SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { pathsBelow, request } from './request.ts';

test('an unknown service gets its own view with status 404', async () => {
  const response = await request('/services/nope');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Service Not Found');
  expect(html).toContain('The service you are looking for does not exist');
  expect(html).toMatch(/<a href="\/#services"[^>]*>View All Services<\/a>/);
});

test.each(['/nope', '/helpful-links/nope'])(
  '%s is the not-found page with noindex',
  async (path) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Oops! Page not found');
    expect(html).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  },
);

test('an unknown post redirects to the list of posts', async () => {
  const response = await request('/blog/nope');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/blog');
});

test.each([
  ['/sitemap.xml', '/sitemap-pages.xml'],
  ['/sitemap_index.xml', '/sitemap-index.xml'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await request(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(to);
  expect(await response.text()).toContain(`<a href="${to}">click here</a>`);
  expect((await request(to)).headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
});

test('robots.txt allows everything and names the sitemap index', async () => {
  expect(await (await request('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/\s]+\/sitemap-index\.xml\n$/,
  );
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
    const file = await (env as { ASSETS: Fetcher }).ASSETS.fetch(link);
    const { status } = file.ok ? file : await request(new URL(link).pathname);
    expect(status, link).toBe(200);
  }
  const [opening = ''] = text.split('\n## ');
  expect(opening).toContain('Call 911');
  expect(opening).toContain('rinse it');
  const [, urgent = ''] = /whom to call: \[.+\]\((.+)\)/.exec(opening) ?? [];
  const steps = await (await (env as { ASSETS: Fetcher }).ASSETS.fetch(urgent)).text();
  for (const order of ['1-800-222-1222', 'Call 911', 'Call now', 'Call us today', 'Book a visit']) {
    expect(steps).toContain(order);
  }
});

test('pages link to the speculation rules, which have their own media type', async () => {
  for (const path of ['/', (await pathsBelow('/helpful-links/'))[0] ?? '']) {
    const { headers } = await request(path);
    expect(headers.get('Speculation-Rules'), path).toBe('"/speculation-rules.json"');
  }
  const { headers } = await request('/speculation-rules.json');
  expect(headers.get('Content-Type')).toBe('application/speculationrules+json');
});

test('a page is served from the cache, whatever its query', async () => {
  const [path = ''] = await pathsBelow('/helpful-links/');
  await expect
    .poll(async () => (await request(`${path}?a=${Math.random()}`)).headers.get('CF-Cache-Status'))
    .toBe('HIT');
  const headers = { 'If-None-Match': (await request(path)).headers.get('ETag') ?? '' };
  expect((await request(path, { headers })).status).toBe(304);
});

test('a response to one visitor is not cached', async () => {
  for (const path of ['/search?q=eye', '/search.json?q=eye', '/blog/nope', '/healthz']) {
    await request(path);
    expect((await request(path)).headers.get('CF-Cache-Status'), path).toBeNull();
  }
});

test('only a preview is noindex, though it has the same pages', async () => {
  const [path = ''] = await pathsBelow('/helpful-links/');
  for (const [host, robots] of [
    ['site.workers.dev', 'noindex'],
    ['workers.dev.example', null],
    ['site.workers.dev', 'noindex'],
  ]) {
    const { headers } = await SELF.fetch(`https://${host}${path}`);
    expect(headers.get('X-Robots-Tag'), `${host}`).toBe(robots);
  }
});
