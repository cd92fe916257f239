import { findCrowding } from './accessibility/find-crowding.ts';
import { guides, posts, services } from './support/content.ts';
import { hydrate } from './support/islands.ts';
import { expectOpen, openDesktop } from './support/services-panel.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, scriptlessTest, quietTest as test } from './support/test.ts';

test('the header fits, and has a background after ten pixels', async ({ page }) => {
  const styleAt = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    return page.locator('#root > header').evaluate((header) => {
      const { backgroundColor, boxShadow, position } = getComputedStyle(header);
      return [backgroundColor === 'rgba(0, 0, 0, 0)', boxShadow === 'none', position].join();
    });
  };
  await page.goto('/');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await styleAt(10)).toBe('true,true,fixed');
    await expect.poll(() => styleAt(11)).toBe('false,false,fixed');
    await expect.poll(() => styleAt(0)).toBe('true,true,fixed');
    expect(await findCrowding(page)).toEqual([]);
    for (const target of await page.locator('#root > header :is(a, button):visible').all()) {
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('nothing is painted before the whole header has arrived', async ({ page }) => {
  await page.goto(entryPage);
  const awaited = page.locator('link[rel="expect"][blocking="render"]');
  const end = await page.locator('#root > header').evaluate((header) => {
    let last: Element = header;
    while (!last.id && last.lastElementChild) last = last.lastElementChild;
    return last.id;
  });
  await expect(awaited).toHaveAttribute('href', `#${end}`);
});

test('the header lists its links and all services and marks the current page', async ({ page }) => {
  const { trigger, panel } = await openDesktop(page, entryPage);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const lists = [guides.length > 0 && 'Eye Care Guides', posts.length > 0 && 'Blog'];
  const names = ['Home', 'Services', ...lists.filter(Boolean), 'Contact'] as string[];
  await expect(navigation.getByRole('listitem').locator('> :is(a, button)')).toHaveText(names);
  const current = navigation.locator('[aria-current="page"]');
  if (templates.service) await expect(current).toHaveAttribute('href', templates.service);
  // A double click must not close the panel again.
  await trigger.dblclick();
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(services.length);
  await expect(items.locator('a[href^="/services/"]')).toHaveCount(services.length);
  const drawings = await items
    .locator('.service-icon')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(drawings).size).toBe(new Set(services.map(({ record }) => record.icon)).size);
  await page.clock.resume();
  if (templates.post) {
    await page.goto(templates.post);
    await expect(navigation.locator('[aria-current="true"]')).toHaveText('Blog');
  }
  await page.goto('/');
  await hydrate(page, 'main-navigation');
  const marker = await page.evaluateHandle(() => document.body);
  await trigger.click();
  await panel.getByRole('link', { name: 'All Services' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(page.locator('#services')).toBeFocused();
  expect(await marker.evaluate((body) => body.isConnected), 'without a reload').toBe(true);
});

test('the services open by hover after a delay, and by keyboard', async ({ page }) => {
  const { trigger, panel } = await openDesktop(page);
  await trigger.hover();
  await page.clock.runFor(150);
  await expectOpen(trigger, false);
  await page.clock.runFor(100);
  await expectOpen(trigger, true);
  await expect(panel).toBeVisible();
  await trigger.click();
  await expectOpen(trigger, true);
  await page.mouse.move(720, 850);
  await page.clock.runFor(200);
  await expectOpen(trigger, false);
  await trigger.press('Enter');
  await expectOpen(trigger, true);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(trigger, false);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const focused = page.getByRole('navigation', { name: 'Main' }).locator(':focus');
  await expect(focused).toHaveText(guides.length > 0 ? 'Eye Care Guides' : /Blog|Contact/);
  await expectOpen(trigger, false);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a tap opens the services', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page, 'main-navigation');
    const panel = page.locator('#services-panel');
    await page.getByRole('button', { name: 'Services' }).tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(500, 740);
    await expect(panel).toBeHidden();
  });
});

scriptlessTest('without JavaScript, hover and focus open the services', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const first = page.locator('#services-panel').getByRole('link').first();
  const trigger = page.getByRole('button', { name: 'Services' });
  await trigger.hover();
  await expect(first).toBeVisible();
  await page.mouse.move(720, 850);
  await expect(first).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});
