import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { isNightly } from '../conditions.ts';
import { articles, entryAt, services } from './support/content.ts';
import { templates } from './support/templates.ts';

interface Source {
  organization: string;
  title: string;
  url?: string;
}

const sources: Record<string, Source> = parse(readFileSync('content/sources.yaml', 'utf8'));
const citing = [...articles, ...services].filter(({ text }) => /\[\^[a-z]/.test(text));

test('a guide and a service link each source with its host, and print its full URL', async ({
  page,
}) => {
  for (const path of [templates.guide, templates.service]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const { record } = entryAt(path);
    const region = page.getByRole('region', { name: 'Sources' });
    await expect(region).toContainText('general information');
    // A service's sources are folded; a source number in the text unfolds them.
    if (await region.locator('details').count()) await page.locator('main sup a').first().click();
    const items = region.getByRole('listitem');
    const listed = (record.sources ?? []).map((id) => sources[id]);
    await expect(items).toHaveCount(listed.length);
    for (const [index, source] of listed.entries()) {
      const { organization, title, url } = source ?? { organization: '', title: '' };
      const item = items.nth(index);
      await expect(item).toContainText(`${organization}: ${title}`);
      const link = item.getByRole('link');
      await expect(link).toHaveCount(url ? 1 : 0);
      if (!url) continue;
      const host = new URL(url).host.replace('www.', '');
      await expect(link).toHaveAccessibleName(`${title} (${host})`);
      await expect(link).toHaveAttribute('href', url);
      await expect(link).not.toHaveAttribute('target');
    }
    await page.emulateMedia({ media: 'print' });
    const printed = await items.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '?',
        shown: getComputedStyle(link, '::after').content,
      })),
    );
    for (const { address, shown } of printed) {
      expect(shown.replace('attr(href)', address), path).toContain(address);
    }
    await expect(items.locator('.source-host').filter({ visible: true })).toHaveCount(0);
  }
});

test('a source number in the text links to that source, below the header', async ({ page }) => {
  const path = citing[0]?.path ?? '';
  test.skip(!path, 'No text cites a source.');
  await page.goto(path);
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const items = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  const numbers = page.getByRole('main').getByRole('link', { name: /^Source \d+$/ });
  expect(await numbers.count()).toBeGreaterThan(0);
  const all = await numbers.all();
  for (const number of isNightly ? all : [...all.slice(0, 1), ...all.slice(-1)]) {
    const shown = Number(await number.innerText());
    await expect(number).toHaveAccessibleName(`Source ${shown}`);
    await number.click();
    await expect(page).toHaveURL(`${path}#source-${shown}`);
    const item = items.nth(shown - 1);
    await expect(item).toHaveAttribute('id', `source-${shown}`);
    await expect(item).toBeInViewport();
    expect((await item.boundingBox())?.y).toBeGreaterThan(header - 1);
  }
});
