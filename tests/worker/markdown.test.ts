import { expect, test } from 'vitest';
import { guides, posts } from '#domain/articles/articles.ts';
import { services } from '#domain/services/services.ts';
import { levelHeadings, levels } from '#domain/words/urgency.ts';
import { request } from './request.ts';

const pages = [posts, guides, services].flatMap(({ summaries }) =>
  summaries.slice(0, 2).map(({ path, title }) => [path, title] as const),
);
const [guide = { path: '' }] = guides.summaries;
const [service = { path: '' }] = services.summaries;
const emergency = (
  await Promise.all(services.summaries.map(({ slug }) => services.load(slug)))
).find((page) => page?.triage);

test.each(pages)('%s is offered as Markdown at its address with .md', async (path, title) => {
  const response = await request(`${path}.md`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('Link')).toMatch(
    new RegExp(`^<https://[^/>]+${path}>; rel="canonical"$`),
  );
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const text = await response.text();
  expect(withoutBackslashes(text)).toContain(`# ${title}\n`);
  expect(text).not.toMatch(/\]\(\/|undefined|\[object/);
  expect(text).toContain('911');
});

test.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0, */*',
])('who asks for "%s" gets the page', async (accept) => {
  const { path } = guide;
  await request(path, { headers: { Accept: 'text/markdown' } });
  const response = await request(path, { headers: { Accept: accept } });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(response.headers.get('Vary')).toMatch(/\bAccept\b(?!-)/);
});

test('a page that was rendered before is still Markdown for who prefers it', async () => {
  const { path } = service;
  await request(path);
  const response = await request(path, { headers: { Accept: 'text/markdown' } });
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('Markdown of a page that does not exist is as missing as the page', async () => {
  expect((await request('/helpful-links/no-such-guide.md')).status).toBe(404);
  expect((await request('/services/no-such-service.md')).status).toBe(404);
  const headers = { Accept: 'text/markdown' };
  expect((await request('/services/no-such-service', { headers })).status).toBe(404);
  expect((await request('/blog/no-such-post', { headers })).status).toBe(302);
});

test.skipIf(!emergency)('what cannot wait comes first in Markdown, too', async () => {
  const text = await (await request(`${emergency?.path}.md`)).text();
  const headings = withoutBackslashes(text).match(/^## .*$/gm) ?? [];
  const firstAid = emergency?.firstAid ? [`## ${emergency.firstAid.heading}`] : [];
  const first = [...firstAid, ...levels.map((level) => `## ${levelHeadings[level]}`)];
  expect(headings.slice(0, first.length)).toEqual(first);
});

/** Markdown without the backslashes before what would be its signs. */
function withoutBackslashes(markdown: string): string {
  return markdown.replace(/\\([^\w\s])/g, '$1');
}
