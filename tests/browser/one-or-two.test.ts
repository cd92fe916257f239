import { entryAt } from './support/content.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const { heading } = entryAt('/').record;
const letters = heading.toUpperCase().match(/\p{L}/gu) ?? [];
const hasChart = letters.length >= 8 && letters.every((one) => /\p{Script=Latin}/u.test(one));

test.skip(!hasChart, 'the heading of the home page makes no chart');

const section = (page: Page) => page.locator('#one-or-two');
const chart = (page: Page) => section(page).locator('.chart');
const button = (page: Page) => section(page).locator('a');

async function choose(page: Page, power: number, axis: number, fine: number) {
  for (const [name, lens] of Object.entries({ power, axis, fine }))
    await section(page).locator(`[name="${name}"][value="${lens}"]`).check();
}

test('the headline’s chart works by keyboard, and each choice is said', async ({ page }) => {
  await page.goto('/');
  const statuses = section(page).getByRole('status');
  // What a style sheet hides isn't said.
  const said = () =>
    statuses.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()));
  expect(await said()).toEqual(['', '', '']);
  const rows = await chart(page).locator('span').allInnerTexts();
  expect(rows.join('')).toBe(letters.slice(0, 30).join(''));
  expect(await section(page).ariaSnapshot(), 'for eyes only').not.toContain(rows.at(1));
  const groups = section(page).getByRole('radiogroup');
  await groups.nth(0).getByRole('radio').nth(0).focus();
  await expect(chart(page)).toHaveCSS('filter', /^blur\([1-9]/);
  for (const key of ['Space', 'ArrowRight', 'Tab', 'Space', 'Tab', 'Space'])
    await page.keyboard.press(key);
  await expect(groups.nth(2).getByRole('radio').nth(0)).toBeChecked();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(chart(page)).toHaveCSS('filter', 'blur(0px)');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await choose(page, 1, 1, 1);
  const first = await said();
  await choose(page, 2, 2, 2);
  expect(new Set([...first, ...(await said())]).size).toBe(6);
  await choose(page, 2, 1, 2);
  expect((await said())[2]).toContain(heading);
});

for (const [what, prepare] of [
  [
    'in Comfort view',
    (page: Page) => page.addInitScript(() => localStorage.setItem('comfort-view', '0 dim')),
  ],
  ['@nightly without support for :has', forgetHas],
] as const) {
  test(`${what}, the chart is sharp and the game has no rounds`, async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await expect(chart(page)).toHaveCSS('filter', 'none');
    await expect(chart(page)).toHaveCSS('text-shadow', 'none');
    await expect(section(page).getByRole('radiogroup')).toHaveCount(0);
    await expect(button(page)).toBeVisible();
  });
}

function forgetHas(page: Page) {
  return page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll(/selector\(:has\([^)]*\)\)/g, 'selector(:none)');
    await route.fulfill({ response, body });
  });
}

test('the link to send leads to the chart, and has a preview of it', async ({ page }) => {
  await page.goto('/');
  const island = section(page).locator('[data-island="copy-and-print"]');
  await page.goto(JSON.parse((await island.getAttribute('data-props')) ?? '{}').part);
  await expect(section(page)).toBeInViewport({ ratio: 0.5 });
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', /\/social\/one-or-two\./);
});

scriptlessTest('without JavaScript, the lenses work, and paper has none', async ({ page }) => {
  await page.goto('/');
  await expect(button(page)).toBeHidden();
  await choose(page, 2, 1, 2);
  await expect(chart(page)).toHaveCSS('filter', 'blur(0px)');
  await expect(button(page)).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeHidden();
});

test('nothing invisible of the next section takes a press on a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const choice = section(page).locator('input').first();
  for (const place of [400, 300, 200]) {
    const top = await choice.evaluate((input) => input.getBoundingClientRect().top);
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - place);
    const hit = await choice.evaluate(async (input) => {
      // Until whatever follows the scroll is in its place.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const { left, top, width, height } = input.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('section')?.id;
    });
    expect(hit, `${place} px below the top`).toBe('one-or-two');
  }
});
