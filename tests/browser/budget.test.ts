import { statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const mostBytes = 13 * 1024;

test('a page without a hydrated island never fetches React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/privacy', '/blog', templates.guide, templates.service]) {
    const scripts = new Set<string>();
    const collect = (request: Request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    };
    page.on('request', collect);
    await page.goto(path);
    // The last of what a page does at leisure is a script of its own, beside the two of the HTML.
    await expect.poll(() => scripts.size, { message: path }).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    page.off('request', collect);
    const sizes = [...scripts].map((file) => statSync(`dist/client${file}`).size);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(mostBytes);
  }
});
