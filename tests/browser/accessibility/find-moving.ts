import type { Page } from '@playwright/test';

/** Returns elements with a transition, an animation or smooth scrolling. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
        return !isStill || scrollBehavior === 'smooth';
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}
