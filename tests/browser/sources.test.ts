import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import type { Sources } from '../../domain/schema/source.ts';
import { articles, entryAt, services } from './support/content.ts';
import { templates } from './support/templates.ts';

const sources: Sources = parse(readFileSync('content/sources.yaml', 'utf8'));
const citing = [...articles, ...services].filter(({ text }) => /\[\^[a-z]/.test(text));

test('each source is linked with its host, and printed with its URL', async ({ page }) => {
  for (const path of [templates.guide, templates.service]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const region = page.getByRole('region', { name: 'Sources' });
    await expect(region).toContainText('general information');
    // A service's sources are folded; a source number in the text unfolds them.
    if (await region.locator('details').count()) await page.locator('main sup a').first().click();
    const items = region.getByRole('listitem');
    const listed = (entryAt(path).record.sources ?? []).map((id) => sources[id]);
    await expect(items).toHaveCount(listed.length);
    for (const [index, source] of listed.entries()) {
      const { organization = '?', title = '?', url } = source ?? {};
      await expect(items.nth(index)).toContainText(`${organization}: ${title}`);
      if (!url) continue;
      const name = `${title} (${new URL(url).host.replace('www.', '')})`;
      const link = items.nth(index).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', url);
    }
    await page.emulateMedia({ media: 'print' });
    const link = items.getByRole('link').first();
    const printed = await link.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(printed).toMatch(/attr\(href\)|https:/);
  }
});

test('a source number in the text links to that source, below the header', async ({ page }) => {
  const path = citing[0]?.path ?? '';
  test.skip(!path, 'No text cites a source.');
  await page.goto(path);
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const items = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  const numbers = page.getByRole('main').getByRole('link', { name: /^Source \d+$/ });
  for (const number of [numbers.first(), numbers.last()]) {
    const shown = Number(await number.innerText());
    await number.click();
    const item = items.nth(shown - 1);
    await expect(item).toHaveAttribute('id', `source-${shown}`);
    await expect(item).toBeInViewport();
    expect((await item.boundingBox())?.y).toBeGreaterThan(header - 1);
  }
});
