import { services } from './support/content.ts';
import { untilHydrated } from './support/islands.ts';
import { cutOut, readPixels } from './support/pixels.ts';
import { expect, quietTest as test } from './support/test.ts';

test('each service has its own drawing, also in forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Services' }).click();
  const icons = page.locator('.services-panel .service-icon');
  await expect(icons.first()).toBeVisible();
  const boxes = await icons.evaluateAll((all) =>
    all.map((icon) => {
      const { left, top, width, height } = icon.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width, height };
    }),
  );
  const own = new Set(services.map(({ record }) => record.icon));
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const screen = await readPixels(await page.screenshot());
    const drawings = boxes.map((box) => cutOut(screen, box).data);
    for (const drawing of drawings) {
      expect(new Set(drawing).size, 'a drawing and its background').toBeGreaterThan(8);
    }
    const different = new Set(drawings.map((drawing) => drawing.toString('base64')));
    expect(different.size, forcedColors).toBe(own.size);
  }
});
