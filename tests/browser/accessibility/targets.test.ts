import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';

/** In CSS pixels, as high as the tip of a finger. */
const finger = 44;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, path] of Object.entries(templates)) {
  test(`on a phone, what can be pressed on the page for "${name}" is as high as a finger, but links within a text`, async ({
    page,
  }) => {
    await page.goto(path);
    const pressed = page.locator('a, button, summary, input, textarea').filter({ visible: true });
    const low = await pressed.evaluateAll(
      (all, least) =>
        all
          .filter((element) => !element.matches('.skip-link, :not(:focus).sr-only'))
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => ({ element, height: element.getBoundingClientRect().height }))
          .filter(({ height }) => height < least - 0.5)
          .map(({ element, height }) => `${element.textContent || element.tagName}: ${height}`),
      finger,
    );
    expect(low).toEqual([]);
  });
}
