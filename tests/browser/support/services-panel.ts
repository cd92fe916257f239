import type { Locator } from '@playwright/test';
import { hydrate, stopClock } from './islands.ts';
import { expect, type Page } from './test.ts';

/** Opens a page on a wide screen, with its navigation hydrated and the clock stopped. */
export async function openDesktop(page: Page, path = '/contact') {
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
export async function expectOpen(trigger: Locator, isOpen: boolean) {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
}
