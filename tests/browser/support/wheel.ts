import type { Page } from '@playwright/test';

/** Turns the wheel, and waits until the page has had the time to draw what it does of it. */
export async function turnWheel(page: Page, pixels: number) {
  await page.evaluate(listenToWheel);
  await page.mouse.wheel(0, pixels);
  await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
}

/** Resolves once the browser knows that the page listens: before that, a turn would not reach it. */
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
