import type { Page } from '@playwright/test';

/** Turns the wheel by `pixels` and waits until the page has drawn the result. */
export async function turnWheel(page: Page, pixels: number) {
  await page.evaluate(listenToWheel);
  await page.mouse.wheel(0, pixels);
  await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
}

/** Adds a wheel listener. Resolves once the browser has registered it and would not miss a turn. */
async function listenToWheel() {
  const afterTwoFrames = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  const turned = new Promise<Event>((resolve) => {
    addEventListener('wheel', resolve, { once: true, capture: true, passive: true });
  }).then(afterTwoFrames);
  Object.assign(window, { turned });
  await afterTwoFrames();
}
