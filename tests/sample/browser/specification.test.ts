import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { articles, guides, posts, services } from '../../browser/support/content.ts';

test('two service pages describe the organization in structured data', async ({ request }) => {
  for (const path of ['/services/myopia-management', '/services/eye-emergencies']) {
    expect(await (await request.get(path)).text(), path).toContain('"@type":"Organization"');
  }
});

test('posts are prerendered, guides are rendered on request', () => {
  const isFile = ({ path }: { path: string }) => existsSync(`dist/client${path}.html`);
  expect([posts, guides].map((entries) => entries.filter(isFile).length)).toEqual([
    Math.min(posts.length, 3),
    0,
  ]);
});

const [longest] = articles
  .toSorted((one, other) => other.text.length - one.text.length)
  .map(({ path }) => path);
const withAllSigns = services.find(({ record }) => record.triage)?.path;

test('articles and home print on two pages, all signs on six', async ({ page }) => {
  for (const [path = '/', most] of [
    [longest, 2],
    [withAllSigns, 6],
    ['/', 2],
  ] as const) {
    await page.goto(path);
    expect(await countPages(page), path).toBeLessThanOrEqual(most);
  }
});

/** Returns the number of sheets that the browser prints this page on. */
async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
