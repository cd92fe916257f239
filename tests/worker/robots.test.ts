import { SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { request } from './request.ts';

test('robots.txt lets everyone in and names the sitemap index', async () => {
  const response = await request('/robots.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/\s]+\/sitemap-index\.xml\n$/,
  );
});

test('llms.txt leads to documents that exist', async () => {
  const response = await request('/llms.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = Array.from(text.matchAll(/^- \[.+?\]\((.+?)\)/gm), ([, link = '']) => link);
  expect(links.filter((link) => link.endsWith('.md'))).toHaveLength(23);
  for (const link of links) {
    expect((await request(new URL(link).pathname)).status, link).toBe(200);
  }
});

test('a preview of the site asks not to be listed, the site itself does not', async () => {
  const preview = await SELF.fetch('https://a1b2-site.account.workers.dev/services/dry-eye');
  expect(preview.headers.get('X-Robots-Tag')).toBe('noindex');
  expect((await request('/services/dry-eye')).headers.get('X-Robots-Tag')).toBeNull();
});

test('there is no IndexNow key unless one is set', async () => {
  expect((await request('/0123456789abcdef.txt')).status).toBe(404);
});
