import type { Locator } from '@playwright/test';
import { holdIslands, hydrate, passTime } from './support/islands.ts';
import { expectOpen, openDesktop } from './support/services-panel.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

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

/** Returns the milliseconds from the pointer's arrival until the panel shows, and from its leaving until it doesn't. */
function watchDelays(panel: Locator) {
  return panel.evaluateHandle((element) => {
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
  const delays = await watchDelays(panel);
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
  const delays = await watchDelays(panel);
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
