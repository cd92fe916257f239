import type { Locator } from '@playwright/test';
import { findCrowding } from './accessibility/find-crowding.ts';
import { guides, posts, services } from './support/content.ts';
import { holdIslands, hydrate, passTime, stopClock } from './support/islands.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

async function openDesktop(page: Page, path = '/contact') {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(path);
  await hydrate(page, 'main-navigation');
  await stopClock(page);
  const trigger = page.getByRole('button', { name: 'Services' });
  const panel = page.locator('#services-panel');
  await expect(panel).toBeHidden();
  return { trigger, panel };
}

/** Checks the trigger's state, because the panel itself is removed one frame later. */
async function expectOpen(trigger: Locator, isOpen: boolean) {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
}

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

/** Moves the pointer from the button down to the panel, one pixel a step, and rests on the way. */
async function moveSlowly(
  page: Page,
  trigger: Locator,
  pass: (milliseconds: number) => Promise<unknown>,
) {
  const button = await trigger.boundingBox();
  const panel = await page.locator('#services-panel').boundingBox();
  if (!button || !panel) throw new Error('The services aren’t shown.');
  const [bottom, top] = [Math.floor(button.y + button.height), Math.ceil(panel.y)];
  expect(top - bottom, 'there is a way').toBeGreaterThan(3);
  for (let y = bottom - 2; y <= top + 2; y += 1) {
    await page.mouse.move(button.x + button.width / 2, y);
    // 20 pixels a second.
    await pass(y === bottom + 2 ? 1000 : 50);
    await expect(page.locator('#services-panel')).toBeVisible();
  }
}

test('a slow pointer arrives in the panel, and may rest on the way', async ({ page }) => {
  for (const height of [900, 460]) {
    const { trigger, panel } = await openDesktop(page);
    await page.setViewportSize({ width: 1440, height });
    await trigger.hover();
    await page.clock.runFor(250);
    await expect(panel).toBeVisible();
    await moveSlowly(page, trigger, (milliseconds) => page.clock.runFor(milliseconds));
    await page.mouse.move(720, height - 10);
    await page.clock.runFor(200);
    await expectOpen(trigger, false);
    await page.clock.resume();
  }
});

test('before hydration, too, hover has its delays, and a slow pointer arrives', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const trigger = page.getByRole('button', { name: 'Services' });
  const panel = page.locator('#services-panel');
  const delays = await panel.evaluateHandle((element) => {
    const milliseconds: number[] = [];
    let start = 0;
    for (const event of ['pointerenter', 'pointerleave'])
      element.parentElement?.addEventListener(event, ({ timeStamp }) => {
        start = timeStamp;
      });
    element.addEventListener('transitionend', ({ target, timeStamp }) => {
      if (target === element) milliseconds.push(timeStamp - start);
    });
    return milliseconds;
  });
  await trigger.hover();
  await expect(panel).toBeVisible();
  await moveSlowly(page, trigger, (milliseconds) => passTime(page, milliseconds));
  await page.mouse.move(720, 850);
  await expect(panel).toBeHidden();
  await expect.poll(() => delays.evaluate(({ length }) => length)).toBe(2);
  const [opening, closing] = await delays.jsonValue();
  expect(opening).toBeGreaterThan(190);
  expect(closing).toBeGreaterThan(140);
  await trigger.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await trigger.hover();
  release();
  await hydrate(page, 'main-navigation');
  await expectOpen(trigger, true);
});

test('hydration in the middle of a hover changes none of its delays @timed', async ({ page }) => {
  const release = await holdIslands(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const panel = page.locator('#services-panel');
  // Milliseconds from the pointer's arrival until the panel shows, and from its leaving until it doesn't.
  const delays = await panel.evaluateHandle((element) => {
    const milliseconds: number[] = [];
    for (const [event, isShown] of [
      ['pointerenter', true],
      ['pointerleave', false],
    ] as const)
      element.parentElement?.addEventListener(event, ({ timeStamp }) => {
        // The time of a frame may be earlier than that of the event.
        const look = () => {
          if (element.checkVisibility({ visibilityProperty: true }) === isShown)
            milliseconds.push(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    return milliseconds;
  });
  release();
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect.poll(() => delays.evaluate(({ length }) => length)).toBe(1);
  await page.mouse.move(720, 850);
  await expect.poll(() => delays.evaluate(({ length }) => length)).toBe(2);
  const [opening, closing] = await delays.jsonValue();
  expect(opening).toBeGreaterThan(190);
  // Not the delay of the browser and that of the script, one after the other.
  expect(opening).toBeLessThan(390);
  expect(closing).toBeGreaterThan(140);
});

test('a pointer that comes back within 300 ms opens the services at once', async ({ page }) => {
  const { trigger } = await openDesktop(page);
  await trigger.hover();
  await page.clock.runFor(1000);
  for (const [away, isAtOnce] of [
    [250, true],
    [350, false],
  ] as const) {
    await page.mouse.move(720, 850);
    // It closes after 150 ms.
    await page.clock.runFor(150);
    await expectOpen(trigger, false);
    await page.clock.runFor(away);
    await trigger.hover();
    await page.clock.runFor(20);
    await expectOpen(trigger, isAtOnce);
    await page.clock.runFor(1000);
    await expectOpen(trigger, true);
  }
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
