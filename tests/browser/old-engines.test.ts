import { services } from './support/content.ts';
import { waitUntilHydrated } from './support/hydrated.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

/** Simulates a browser without popovers: no attribute, pseudo-class or methods. */
async function forgetPopovers(page: Page) {
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
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
}

test('without popover support, popover buttons are hidden and the rest works', async ({
  page,
  origin,
}) => {
  const troubles = watchPage(page, origin);
  await forgetPopovers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: /Menu|Comfort view/ })).toHaveCount(0);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#comfort-panel')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await waitUntilHydrated(page, 'main-navigation');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('.panel-services a')).toHaveCount(services.length);
  await expect(page.locator('.panel-services a').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  expect(troubles).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
