import { isNightly } from '../../conditions.ts';
import { fieldOf, openForm, sendButton } from '../contact/form.ts';
import { untilAtLeisure } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

// With motion, so that a focus that waits for a smooth scroll is out of view.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Which focus rings to measure. Each takes two screenshots, so short runs measure one page's. */
function ringsOf(name: string) {
  if (isNightly) return 'all';
  return name === 'contact' ? 'one of each look' : 'none';
}

/** Pages that short runs tab through; others have the same controls. At 400 % zoom, only the first. */
const walked = ['service', 'home', 'contact'];

for (const [name, path] of Object.entries(templates)) {
  if (!isNightly && !walked.includes(name)) continue;

  test(`${name}: Tab reaches everything in order, in view and with a 3:1 focus ring`, async ({
    page,
  }) => {
    // The words in the home page's eye move with the scroll.
    if (name === 'home') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await untilAtLeisure(page);
    expect(await walkByKeyboard(page, ringsOf(name))).toEqual([]);
    if (!isNightly && name !== walked[0]) return;
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await untilAtLeisure(page);
    expect(await walkByKeyboard(page, 'none'), 'at 400 % zoom').toEqual([]);
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
