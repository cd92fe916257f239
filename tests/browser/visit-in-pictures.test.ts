import { entryAt } from './support/content.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';

const path = templates.visit ?? '';
const steps = path ? entryAt(path).record.steps : [];

test.skip(!path, 'The practice shows no visit in pictures.');
quietTest.skip(!path, 'The practice shows no visit in pictures.');

/** How many words are in the longest line of a step. */
const mostWords = 11;

/** The height of large text: 1.25 times that of a browser's text. */
const largeText = 20;

const items = (page: Page) => page.locator('.visit-steps > li');

quietTest('each step is a picture with its words, in order, in a list', async ({ page }) => {
  await page.goto(path);
  const list = page.getByRole('main').getByRole('list').and(page.locator('.visit-steps'));
  await expect(list.getByRole('listitem')).toHaveCount(steps.length);
  for (const [index, { alt, text }] of steps.entries()) {
    const item = items(page).nth(index);
    await expect(item.getByRole('img', { name: alt, exact: true })).toHaveCount(1);
    await expect(item).toContainText(text.split(/(?<=[.!?]) /)[0] ?? '');
    const number = await item.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(number).toBe('counter(step)');
    for (const line of await item.locator('p span').allInnerTexts())
      expect(line.split(' ').length, line).toBeLessThanOrEqual(mostWords);
  }
  await expect(items(page).first()).toContainText('I can say stop at any time.');
  await expect(page.getByText('I can ask what comes next.')).toHaveCount(1);
  const loading = await items(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  expect(loading).toEqual(steps.map((_, index) => (index < 2 ? 'eager' : 'lazy')));
});

quietTest('a phone has one step a screen, a wide one three in a row', async ({ page }) => {
  await page.goto(path);
  for (const [width, height, columns] of [
    [1440, 900, 3],
    [1024, 900, 3],
    [390, 500, 1],
    [320, 900, 12],
    [390, 844, 12],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await items(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().y),
    );
    expect(boxes.filter((y) => y === boxes[0]).length).toBe(Math.min(columns, steps.length));
    const sizes = await items(page)
      .locator('p')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(largeText);
  }
  const dots = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
  await expect(dots).toHaveCount(steps.length);
  await expect(items(page).last()).not.toBeInViewport();
  await dots.last().click();
  await expect(items(page).last().getByRole('img')).toBeInViewport({ ratio: 0.8 });
  await expect(items(page).first()).not.toBeInViewport();
});

test('six steps are printed on a sheet, before any scroll', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(path);
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(Math.ceil(steps.length / 6));
  const sizes = await items(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const item of await items(page).all()) {
    await expect(item.getByRole('img')).toBeVisible();
    const box = await item.evaluate((one) => getComputedStyle(one, '::after').borderTopWidth);
    expect(Number.parseFloat(box)).toBeGreaterThan(0);
  }
});
