import { services } from './support/content.ts';
import { untilHydrated } from './support/islands.ts';
import { readPixels } from './support/pixels.ts';
import { expect, quietTest as test } from './support/test.ts';

test('each service has its own drawing, also in forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Services' }).click();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const drawings = new Set<string>();
    for (const icon of await page.locator('.services-panel .service-icon').all()) {
      const { data } = await readPixels(await icon.screenshot());
      expect(new Set(data).size, 'a drawing and its background').toBeGreaterThan(8);
      drawings.add(data.toString('base64'));
    }
    const own = new Set(services.map(({ record }) => record.icon));
    expect(drawings.size, forcedColors).toBe(own.size);
  }
});
