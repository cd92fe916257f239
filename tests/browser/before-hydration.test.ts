import { countFlickers, holdIslands } from './support/before-hydration.ts';
import { waitUntilHydrated } from './support/hydrated.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const { service, timer } = templates;

async function openBeforeHydration(page: Page, path: string) {
  const hydrate = await holdIslands(page);
  await page.goto(path);
  const services = page.getByRole('button', { name: 'Services' });
  const panel = page.locator('.services-panel');
  const subjects = page.locator('[data-island="helpful-articles"]').getByRole('button');
  const articles = page.locator('.accordion-content');
  return { hydrate, services, panel, subjects, articles };
}

test('by keyboard the services open and close before hydration, and stay open when the menu is hydrated', async ({
  page,
}) => {
  const { hydrate, services, panel } = await openBeforeHydration(page, '/contact');
  await services.focus();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const first = panel.getByRole('link').first();
  await expect(first).toBeFocused();
  expect(await countFlickers(panel, hydrate)).toBe(0);
  await expect(first).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
});

for (const [name, open, close] of [
  ['a click', (page: Page) => servicesOf(page).click(), (page: Page) => servicesOf(page).click()],
  [
    'the pointer',
    (page: Page) => servicesOf(page).hover(),
    (page: Page) => page.mouse.move(640, 700),
  ],
] as const) {
  test(`${name} opens the services before hydration, and closes them once the menu is hydrated`, async ({
    page,
  }) => {
    const { hydrate, panel } = await openBeforeHydration(page, '/contact');
    await open(page);
    await expect(panel).toBeVisible();
    expect(await countFlickers(panel, hydrate)).toBe(0);
    await close(page);
    await expect(panel).toBeHidden();
  });
}

test('before hydration the accordion opens one subject at a time, and goes on with it when it is hydrated, as what was closed again stays closed', async ({
  page,
}) => {
  const { hydrate, services, panel, subjects, articles } = await openBeforeHydration(page, service);
  await services.press('Enter');
  await services.press('Enter');
  await expect(panel).toBeHidden();
  const [first, second] = [subjects.nth(0), subjects.nth(1)];
  await subjects.last().click();
  await subjects.last().click();
  await expect(articles.last()).toBeHidden();
  await first.click();
  await expect(articles.nth(0)).toBeVisible();
  await second.press('Enter');
  await expect(articles.nth(0)).toBeHidden();
  await expect(articles.nth(1)).toBeVisible();
  expect(await countFlickers(articles.nth(1), hydrate)).toBe(0);
  await waitUntilHydrated(page, 'main-navigation');
  await expect(panel).toBeHidden();
  for (const closed of [first, subjects.last()])
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
  await expect(articles.and(page.locator(':visible'))).toHaveCount(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(articles.nth(1)).toBeHidden();
  await first.click();
  await expect(articles.nth(0)).toBeVisible();
  await services.press('Enter');
  await expect(panel).toBeVisible();
});

test('fingers open menu, services, subjects and questions of a page before hydration', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  const { services, panel, subjects, articles } = await openBeforeHydration(page, service);
  await services.tap();
  await expect(panel).toBeVisible();
  await services.tap();
  await expect(panel).toBeHidden();
  await page.locator('details').first().locator('summary').tap();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await subjects.first().tap();
  await expect(articles.first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL('/blog');
  await context.close();
});

test('what was typed into the form before hydration stays, and typing goes on at the caret', async ({
  page,
}) => {
  const { hydrate } = await openBeforeHydration(page, '/contact');
  const field = page.getByLabel('Your Message *');
  await field.click();
  await page.keyboard.type(' eyes');
  await page.keyboard.press('Home');
  hydrate();
  await waitUntilHydrated(page, 'contact-form');
  await expect(field).toBeFocused();
  await page.keyboard.type('dry');
  await expect(field).toHaveValue('dry eyes');
});

test('a press on a button of a part before hydration is repeated once it is hydrated, and once only', async ({
  page,
}) => {
  test.skip(!timer, 'No article has the timer.');
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, print: () => calls.push('print') });
  });
  const { hydrate } = await openBeforeHydration(page, timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  hydrate();
  await expect(page.getByRole('button', { name: 'Pause timer' })).toBeVisible();
  await waitUntilHydrated(page, 'share-tools');
  const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual(['print']);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await calls()).toEqual(['print', 'print']);
});

function servicesOf(page: Page) {
  return page.getByRole('button', { name: 'Services' });
}
