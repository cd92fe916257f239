import { fieldOf, openForm, sendButton } from '../contact/form.ts';
import { untilHydrated } from '../support/islands.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Elements that don't move with the page. */
const fixed = '.skip-link, .site-header, .call-bar';

/** Presses Tab. Returns where the focus is in the next frame, or nothing at the end of the page. */
async function pressTab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(async (selector) => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { top, bottom } = focused.getBoundingClientRect();
    return {
      html: focused.outerHTML,
      isInView: bottom > 0 && top < innerHeight,
      isFixed: focused.closest(selector) !== null,
      startsSidebar: focused === document.querySelector('aside.sidebar a'),
      place: top + scrollY,
    };
  }, fixed);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px, Tab never waits for a smooth scroll, and follows the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(templates.service);
    await untilHydrated(page);
    let last = 0;
    for (let stop = await pressTab(page); stop; stop = await pressTab(page)) {
      const { html, isInView, isFixed, startsSidebar, place } = stop;
      expect(isInView, html).toBe(true);
      if (isFixed) continue;
      // The sidebar starts beside the text that comes before it.
      const way = startsSidebar ? 2 * height : height;
      expect(place, html).toBeGreaterThan(last - way);
      last = place;
    }
  });
}

test('the first mistake in a form is in view at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openForm(page);
  const send = sendButton(page);
  await send.scrollIntoViewIfNeeded();
  const first = fieldOf(page, 'name');
  await expect(first).not.toBeInViewport();
  const focused = first.evaluate(async (field) => {
    await new Promise((resolve) => field.addEventListener('focus', resolve, { once: true }));
    await new Promise(requestAnimationFrame);
    const { top, bottom } = field.getBoundingClientRect();
    return { isInView: bottom > 0 && top < innerHeight };
  });
  await send.click();
  expect(await focused).toEqual({ isInView: true });
});
