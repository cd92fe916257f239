import { expect, test } from 'vitest';
import { request } from './request.ts';

const pages = [
  ['/blog/choosing-right-frames', 'Choosing the Right Frames'],
  ['/helpful-links/oct-scans', 'OCT Scans'],
  ['/services/dry-eye', 'Dry Eye Treatment'],
  ['/services/eye-emergencies', 'Eye Emergencies'],
] as const;

test.each(pages)('%s is offered as Markdown at its address with .md', async (path, title) => {
  const response = await request(`${path}.md`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('Link')).toMatch(
    new RegExp(`^<https://[^/>]+${path}>; rel="canonical"$`),
  );
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^# ${title}`));
  expect(text).not.toMatch(/\]\(\/|undefined|\[object/);
  expect(text).toContain('911');
});

test.each(pages)('%s answers in Markdown to who prefers it', async (path, title) => {
  const response = await request(path, { headers: { Accept: 'text/markdown, text/html;q=0.8' } });
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('Vary')).toContain('Accept');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toMatch(new RegExp(`^# ${title}`));
});

test.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0, */*',
])('who asks for "%s" gets the page', async (accept) => {
  const path = '/helpful-links/oct-scans';
  await request(path, { headers: { Accept: 'text/markdown' } });
  const response = await request(path, { headers: { Accept: accept } });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(response.headers.get('Vary')).toMatch(/\bAccept\b(?!-)/);
});

test('a page that was rendered before is still Markdown for who prefers it', async () => {
  const path = '/services/eyewear';
  await request(path);
  const response = await request(path, { headers: { Accept: 'text/markdown' } });
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
});

test('Markdown of a page that does not exist is as missing as the page', async () => {
  expect((await request('/helpful-links/no-such-guide.md')).status).toBe(404);
  expect((await request('/services/no-such-service.md')).status).toBe(404);
  const headers = { Accept: 'text/markdown' };
  expect((await request('/services/no-such-service', { headers })).status).toBe(404);
  expect((await request('/blog/no-such-post', { headers })).status).toBe(302);
});

test('Markdown is not sent again to who has it', async () => {
  const first = await request('/services/dry-eye.md');
  const etag = first.headers.get('ETag') ?? '';
  const again = await request('/services/dry-eye.md', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('the emergency page says in Markdown what to do first', async () => {
  const text = await (await request('/services/eye-emergencies.md')).text();
  const [first] = text.match(/^## .*$/m) ?? [];
  expect(first).toMatch(/^## Call 911/);
});
