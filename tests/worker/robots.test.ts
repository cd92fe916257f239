import { expect, test } from 'vitest';
import { guides, posts } from '#domain/articles/articles.ts';
import { services } from '#domain/services/services.ts';
import { levelHeadings, levels, poisonHelp } from '#domain/words/urgency.ts';
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
  const documents = links.filter((link) => link.endsWith('.md'));
  const entries = [...posts.summaries, ...guides.summaries, ...services.summaries];
  expect(documents.map((link) => new URL(link).pathname).sort()).toEqual(
    entries.map(({ path }) => `${path}.md`).sort(),
  );
  for (const link of links) {
    expect((await request(new URL(link).pathname)).status, link).toBe(200);
  }
});

test('llms.txt has first aid and the levels of urgency above its links', async () => {
  const urgent = services.summaries.filter(({ triage }) => triage);
  const [opening = ''] = (await (await request('/llms.txt')).text()).split('\n## ');
  for (const { firstAid } of urgent) {
    if (firstAid) expect(opening).toContain(poisonHelp.href);
    for (const level of levels) expect(opening).toContain(levelHeadings[level]);
  }
});
