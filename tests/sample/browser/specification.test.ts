import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { articles, guides, posts, services } from '../../browser/support/content.ts';

test('two service pages describe the organization in structured data', async ({ request }) => {
  for (const path of ['/services/myopia-management', '/services/eye-emergencies'])
    expect(await (await request.get(path)).text(), path).toContain('"@type":"Organization"');
});

test('posts are prerendered, guides are rendered on request', () => {
  const isFile = ({ path }: { path: string }) => existsSync(`dist/client${path}.html`);
  expect(posts.filter(isFile)).toHaveLength(Math.min(posts.length, 3));
  expect(guides.filter(isFile)).toEqual([]);
});

test('articles and home print on two pages, all signs on six @nightly', async ({ page }) => {
  const [longest] = articles.toSorted((one, other) => other.text.length - one.text.length);
  const withAllSigns = services.find(({ record }) => record.triage);
  for (const [path = '/', most] of [
    [longest?.path, 2],
    [withAllSigns?.path, 6],
    ['/', 2],
  ] as const) {
    await page.goto(path);
    const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
    const sheets = file.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(sheets.length, path).toBeLessThanOrEqual(most);
  }
});
