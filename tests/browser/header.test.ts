import type { Locator } from '@playwright/test';
import { guides, posts, services } from './support/content.ts';
import { htmlOf } from './support/html-of.ts';
import { holdIslands, hydrate, startClock, stopClock } from './support/islands.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const servicesLink = (page: Page) => page.locator('.nav-link[href="/#services"]');

/** Opens a page on a wide screen, with its navigation hydrated and the clock stopped. */
async function openDesktop(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(path);
  await hydrate(page, 'main-navigation');
  await stopClock(page);
  const trigger = page.getByRole('button', { name: 'Services' });
  return { trigger, panel: page.locator('#services-panel') };
}

/** Checks the trigger's state, because the panel itself is removed one frame later. */
async function expectOpen(trigger: Locator, isOpen: boolean) {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
}

test('the header has a background after ten pixels, and room for a finger', async ({ page }) => {
  const header = page.locator('#root > header');
  const styleAt = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    return header.evaluate((one) => {
      const { backgroundColor, boxShadow, position } = getComputedStyle(one);
      return [backgroundColor === 'rgba(0, 0, 0, 0)', boxShadow === 'none', position].join();
    });
  };
  await page.goto('/');
  expect(await styleAt(10)).toBe('true,true,fixed');
  await expect.poll(() => styleAt(11)).toBe('false,false,fixed');
  await expect.poll(() => styleAt(0)).toBe('true,true,fixed');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const controls = header.locator(':is(a, button):visible');
    const heights = await controls.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('the header lists links and services, and is painted whole', async ({ page, request }) => {
  const { trigger, panel } = await openDesktop(page, entryPage);
  const end = await page.locator('#root > header').evaluate((header) => {
    let last: Element = header;
    while (!last.id && last.lastElementChild) last = last.lastElementChild;
    return last.id;
  });
  const awaited = page.locator('link[rel="expect"][blocking="render"]');
  await expect(awaited).toHaveAttribute('href', `#${end}`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const lists = [guides.length > 0 && 'Eye Care Guides', posts.length > 0 && 'Blog'];
  const names = ['Home', 'Services', ...lists.filter(Boolean), 'Contact'] as string[];
  await expect(navigation.getByRole('listitem').locator('> :is(a, button)')).toHaveText(names);
  const current = navigation.locator('[aria-current="page"]');
  if (templates.service) await expect(current).toHaveAttribute('href', templates.service);
  // A double click must not close the panel again.
  await trigger.dblclick();
  const items = panel.getByRole('listitem');
  await expect(items.locator('a[href^="/services/"]')).toHaveCount(services.length);
  const icons = items.locator('.service-icon');
  const drawings = await icons.evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(drawings).size).toBe(new Set(services.map(({ record }) => record.icon)).size);
  if (templates.post)
    expect(await htmlOf(request, templates.post)).toMatch(/<a [^>]*aria-current="true"[^>]*>Blog</);
});

test('the services open by hover after a delay, and by keyboard', async ({ page }) => {
  const { trigger, panel } = await openDesktop(page, '/');
  await trigger.hover();
  await page.clock.runFor(150);
  await expectOpen(trigger, false);
  await page.clock.runFor(100);
  await expect(panel).toBeVisible();
  await trigger.click();
  await expectOpen(trigger, true);
  // On the slow way down, the pointer rests between the button and the panel.
  const { x = 0, y = 0, height = 0 } = (await trigger.boundingBox()) ?? {};
  const top = (await panel.boundingBox())?.y ?? 0;
  expect(top - y - height, 'there is a way').toBeGreaterThan(3);
  for (const place of [y + height - 2, y + height + 2, top + 2]) {
    await page.mouse.move(x + 20, place);
    await page.clock.runFor(1000);
    await expectOpen(trigger, true);
  }
  for (const away of [400, 500]) {
    await page.mouse.move(720, 850);
    await page.clock.runFor(100);
    await expectOpen(trigger, true);
    await page.clock.runFor(away - 100);
    await trigger.hover();
    await page.clock.runFor(20);
    await expectOpen(trigger, away === 400);
    await page.clock.runFor(1000);
    await expectOpen(trigger, true);
  }
  await page.keyboard.press('Escape');
  await expectOpen(trigger, false);
  for (const key of ['Enter', 'Space']) {
    await trigger.press(key);
    await expectOpen(trigger, true);
    await page.keyboard.press(key === 'Enter' ? 'Tab' : 'ArrowDown');
    await page.clock.runFor(20);
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(trigger, false);
    await expect(trigger).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const focused = page.getByRole('navigation', { name: 'Main' }).locator(':focus');
  await expect(focused).toHaveText(guides.length > 0 ? 'Eye Care Guides' : /Blog|Contact/);
  await expectOpen(trigger, false);
  await startClock(page);
  const marker = await page.evaluateHandle(() => document.body);
  await trigger.click();
  await panel.getByRole('link', { name: 'All Services' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(page.locator('#services')).toBeFocused();
  expect(await marker.evaluate((body) => body.isConnected), 'without a reload').toBe(true);
});

test('the services are a link until their code runs, which keeps the focus', async ({ page }) => {
  const release = await holdIslands(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const link = servicesLink(page);
  await expect(link).not.toHaveAttribute('aria-expanded');
  await link.focus();
  release();
  await expectOpen(link, false);
  await expect(link).toBeFocused();
  const again = await holdIslands(page);
  await page.reload();
  await link.hover();
  again();
  await expectOpen(link, true);
  await page.keyboard.press('Escape');
  await expect(page.locator('#services-panel'), 'with the pointer there before').toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a tap follows the link, and once its code runs, opens the services', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/');
    await servicesLink(page).tap();
    await expect(page).toHaveURL(/#services$/);
    release();
    await hydrate(page, 'main-navigation');
    const panel = page.locator('#services-panel');
    await expect(panel).toBeHidden();
    await servicesLink(page).tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(500, 740);
    await expect(panel).toBeHidden();
  });
});
