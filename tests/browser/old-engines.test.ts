import type { Page } from '@playwright/test';
import { parse } from 'postcss';
import { templates } from './support/templates.ts';
import { expect, quietTest, scriptlessTest, test } from './support/test.ts';

/** Takes popovers from the browser: no attribute, pseudo-class, or methods. */
async function withoutPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (!/document|stylesheet|script/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':popover-open', ':unheard-of')
      .replaceAll(/(?<=id="[\w-]+" |\[)popover(?=[=\]])/g, 'data-popover')
      .replaceAll(' popover="auto"', '');
    return route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

quietTest('without popovers, links replace their buttons', async ({ page }) => {
  await withoutPopovers(page);
  await page.goto('/sitemap');
  await page.locator('header').getByRole('link', { name: 'Text size' }).click();
  const panel = page.locator('#text-size');
  await expect(panel).toBeInViewport();
  await panel.getByRole('radio').last().check();
  await expect(page.locator('html')).toHaveAttribute('data-size', '3');
  await panel.getByRole('radio').first().check();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[popovertarget]:visible')).toHaveCount(0);
  await expect(page.locator('#menu')).toBeHidden();
  const menu = page.locator('header').getByRole('link', { name: 'Menu' });
  expect(await menu.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await menu.click();
  await expect(page.getByRole('navigation', { name: /^Footer/ }).first()).toBeInViewport();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

scriptlessTest('without popovers and JavaScript, text size is hidden', async ({ page }) => {
  await withoutPopovers(page);
  await page.goto('/sitemap');
  await expect(page.getByText(/Text size|Comfort view/).filter({ visible: true })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without cascade layers, pages are plain, whole, and in order', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = parse(await response.text());
    sheet.walkAtRules('layer', (layer) => void layer.remove());
    return route.fulfill({ response, body: `${sheet}` });
  });
  for (const path of ['/', '/contact', templates.emergency, templates.problem, templates.search]) {
    if (!path) continue;
    await page.goto(path);
    const { wide, covered, tops } = await page.evaluate(() => {
      const rem = 16;
      const drawings = [...document.querySelectorAll('svg:not(.street-plan, .axis)')];
      const texts = [...document.querySelectorAll('#root :is(h1, h2, h3, p, li, dd, label, a)')];
      const tops = ['#root > header', '#main', '#root > footer'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0,
      );
      const laidOver = texts.filter((text) => {
        const { position } = getComputedStyle(text);
        return position === 'absolute' || position === 'fixed';
      });
      const wide = drawings.filter((one) => one.getBoundingClientRect().width > 10 * rem);
      return { wide: wide.length, covered: laidOver.length, tops };
    });
    expect({ wide, covered }, path).toEqual({ wide: 0, covered: 0 });
    expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const calls = page.locator('main a[href^="tel:"]:not(details:not([open]) a)');
    for (const call of await calls.all()) await expect(call, path).toBeVisible();
  }
});

test('a script that throws leaves what the server wrote, and others go on', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new Error('An extension has replaced what the hours call.');
    };
    const { parse } = JSON;
    JSON.parse = (text) => {
      if (text.includes('"days"')) throw new Error('The same for the announcement.');
      return parse(text);
    };
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/eye-problems');
  const field = page.locator('[data-filter]');
  const items = page.getByRole('main').locator('[data-title]');
  const count = await items.count();
  await field.fill('stye');
  await expect.poll(() => items.filter({ visible: true }).count()).toBeLessThan(count);
  await page.goto('/');
  await expect(page.locator('footer [data-open-now]').first()).toBeEmpty();
  if (await page.locator('[data-news]').count())
    await expect(page.locator('[data-news]')).toBeVisible();
  expect(errors).toEqual([]);
});
