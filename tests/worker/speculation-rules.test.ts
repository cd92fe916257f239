import { expect, test } from 'vitest';
import { guides } from '#domain/articles/articles.ts';
import { request } from './request.ts';

const guide = guides.summaries[0]?.path ?? '';

test('every page names the rules of what may be loaded ahead', async () => {
  for (const path of ['/', '/contact', guide, '/nope']) {
    expect((await request(path)).headers.get('Speculation-Rules'), path).toBe(
      '"/speculation-rules.json"',
    );
  }
});

test('the rules have the type that browsers insist on', async () => {
  const response = await request('/speculation-rules.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json');
  expect(response.headers.get('Cache-Control')).toContain('max-age');
  const rules: object = await response.json();
  expect(Object.keys(rules)).toEqual(['prefetch', 'prerender']);
  expect(JSON.stringify(rules)).toContain('[download]');
});
