import { test } from '@playwright/test';
import { templates } from '../tests/browser/support/templates.ts';

const paths = new Set([...Object.values(templates), '/sitemap']);

for (const path of paths) {
  for (const width of [390, 1024, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await page.goto(path);
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return document.fonts.ready;
        });
        await page.waitForLoadState('networkidle');
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: `test-results/shots/${name}`, fullPage: true });
      });
    }
  }
}
