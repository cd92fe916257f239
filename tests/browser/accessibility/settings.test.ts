import type { Page } from '@playwright/test';
import { overrideStyles } from '../support/override-styles.ts';
import { changedPixels, contrast, readPixels } from '../support/pixels.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';

/** A pixel of one CSS pixel's size for each of the three bars, over most of their length. */
const threeBars = 3 * 20;

/** WCAG 1.4.12, as a visitor's own style sheet says it. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Words that a box cuts off, and how much wider than the screen the page is. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isBeyond(words: Element, edge: DOMRect) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { right, bottom } = range.getBoundingClientRect();
      return right > edge.right + 1 || bottom > edge.bottom + 1;
    }
    const cut = [...document.querySelectorAll('body *')].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      // What is one pixel wide is meant for screen readers.
      if (edge.width <= 1 || !/hidden|clip/.test(getComputedStyle(box).overflow)) return [];
      return [box, ...box.querySelectorAll(':not(.sr-only)')]
        .filter((words) => words.childElementCount === 0 && words.textContent?.trim())
        .filter((words) => words.checkVisibility() && isBeyond(words, edge))
        .map((words) => `${words.textContent} is cut off`);
    });
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [...cut, `${overflow} px too wide`] : cut;
  });
}

for (const width of [320, 1280]) {
  test(`at ${width} px, wider text spacing cuts nothing off`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const path of Object.values(templates)) {
      await page.goto(path);
      await overrideStyles(page, wideSpacing);
      found.push(...(await findCutOff(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('for who prefers no motion nothing moves, on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of Object.values(templates)) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
          return !isStill || scrollBehavior === 'smooth';
        })
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(moving, path).toEqual([]);
  }
});

test('in forced colors, what has only a color otherwise is still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(templates.contact);
  for (const control of ['.contact-input', '.contact-send button', '.search-form']) {
    for (const box of await page.locator(control).all()) {
      await expect(box, control).not.toHaveCSS('border-top-width', '0px');
      await expect(box, control).toHaveCSS('border-top-style', 'solid');
    }
  }
  const bars = page.locator('.menu-toggle');
  const shown = await readPixels(await bars.screenshot());
  await bars.evaluate((node) => node.replaceChildren());
  const changed = changedPixels(shown, await readPixels(await bars.screenshot()));
  const seen = changed.filter(([one, other]) => contrast(one, other) >= 3);
  expect(seen.length).toBeGreaterThan(threeBars);
});

test('in forced colors no picture stands behind words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(templates.home);
  const behind = page.locator('.hero-poster, .hero-loop, .backdrop');
  await expect(behind.filter({ visible: true })).toHaveCount(0);
});

test('in Comfort view the icons of buttons and links stay small', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('comfort-view', '3'));
  await page.goto(templates.guide);
  const icons = page.locator(':is(button, a):not(.brand, [aria-label$=home]) svg:visible');
  for (const icon of await icons.all()) {
    expect((await icon.boundingBox())?.width).toBeLessThan(40);
  }
});
