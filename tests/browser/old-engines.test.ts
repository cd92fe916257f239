import { hydrate } from './support/islands.ts';
import { expect, quietTest as test } from './support/test.ts';

test('without support for popovers, their buttons are hidden', async ({ page }) => {
  // No attribute, pseudo-class or methods.
  await page.route('**/*', async (route) => {
    if (!/document|stylesheet|script/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':popover-open', ':unheard-of')
      .replaceAll(/(?<=id="[\w-]+" |\[)popover(?=[=\]])/g, 'data-popover')
      .replaceAll(' popover="auto"', '');
    return route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto('/contact');
  await hydrate(page, 'main-navigation');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('.panel-services a').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /Menu|Comfort view/ })).toHaveCount(0);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#comfort-panel')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
