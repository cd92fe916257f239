import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { articles, services } from './support/content.ts';
import { templates } from './support/templates.ts';

interface Source {
  organization: string;
  title: string;
  url?: string;
}

const sources: Record<string, Source> = parse(readFileSync('content/sources.yaml', 'utf8'));
const citing = [...articles, ...services].filter(({ text }) => /\[\^[a-z]/.test(text));

for (const path of [templates.guide, templates.service]) {
  test(`${path} links each source with its host, and prints its full URL`, async ({ page }) => {
    await page.goto(path);
    const { record } = [...articles, ...services].find((one) => one.path === path) ?? {};
    const region = page.getByRole('region', { name: 'Sources' });
    await expect(region).toContainText('general information');
    // A service's sources are folded; a source number in the text unfolds them.
    if (await region.locator('details').count()) await page.locator('main sup a').first().click();
    const items = region.getByRole('listitem');
    const listed = (record?.sources ?? []).map((id) => sources[id]);
    await expect(items).toHaveCount(listed.length);
    for (const [index, source] of listed.entries()) {
      const { organization, title, url } = source ?? { organization: '', title: '' };
      const item = items.nth(index);
      await expect(item).toContainText(`${organization}: ${title}`);
      const link = item.getByRole('link');
      await expect(link).toHaveCount(url ? 1 : 0);
      if (!url) continue;
      await expect(link).toHaveAccessibleName(
        `${title} (${new URL(url).host.replace('www.', '')})`,
      );
      await expect(link).toHaveAttribute('href', url);
      await expect(link).not.toHaveAttribute('target');
    }
    if (!listed.some((source) => source?.url)) return;
    await page.emulateMedia({ media: 'print' });
    const link = items.getByRole('link').first();
    const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    const address = (await link.getAttribute('href')) ?? '?';
    expect(shown.replace('attr(href)', address)).toContain(address);
    await expect(items.locator('.source-host').first()).toBeHidden();
  });
}

test('a source number in the text links to that source, below the header', async ({ page }) => {
  const path = citing[0]?.path ?? '';
  test.skip(!path, 'No text cites a source.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const items = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  const numbers = page.getByRole('main').getByRole('link', { name: /^Source \d+$/ });
  expect(await numbers.count()).toBeGreaterThan(0);
  for (const number of await numbers.all()) {
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
