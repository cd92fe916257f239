import type { Page } from '@playwright/test';

/** Turns the wheel, and waits until the page has had the time to draw what it does of it. */
export async function turnWheel(page: Page, pixels: number) {
  const drawn = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('wheel', afterTwoFrames, { once: true, capture: true, passive: true });
      }),
  );
  await page.mouse.wheel(0, pixels);
  await drawn;
}
