import { globSync, readFileSync } from 'node:fs';
import { goodMessage } from '../contact/post.ts';
import { expectValues, fillForm, openForm, sendButton } from './contact/form.ts';
import { guides, partOf } from './support/content.ts';
import { hydrate, islandFile } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest, scriptlessTest, test } from './support/test.ts';

/** The chunk that every island needs. */
const [runtime = ''] = globSync('dist/client/assets/chunks/*.js')
  .filter((file) => readFileSync(file, 'utf8').includes('was rendered anew'))
  .map((file) => file.replace('dist/client', ''));

const broken = { contentType: 'text/javascript', body: 'a newer syntax' };
const missing = {
  'what all islands need': [`**${runtime}`],
  'scripts but the first': [/\/assets\/(entries|chunks)\/.*\.js/],
  // As with JavaScript off.
  'any script @nightly': ['**/*.js'],
  'a script that this browser can read @nightly': ['**/assets/entries/*.js', broken],
} as const;

/** Returns the section of the form after it has shown how else to reach the practice. */
async function otherWays(page: Page) {
  const section = page.getByRole('region', { name: partOf('/contact', 'form').heading });
  await expect(section.locator('.other-ways a[href^="tel:"]').first()).toBeVisible();
  await expect(section.locator('a[href^="mailto:"]')).toBeVisible();
  return section;
}

async function expectFallbacks(page: Page) {
  await page.goto('/contact');
  await page.locator('.contact-form input').first().hover();
  await otherWays(page);
  await expect(sendButton(page)).toBeHidden();
  await page.goto(templates.service ?? '/blog');
  const button = page.locator('[data-part="item-trigger"]').first();
  if (await button.count()) await button.hover();
  const links = page.locator('[data-part="item-content"] a');
  await expect(links.and(page.locator(':visible'))).toHaveCount(await links.count());
  await page.goto('/');
  if (await page.locator('[data-news]').count())
    await expect(page.locator('[data-news]')).toBeVisible();
}

for (const [what, [files, answer]] of Object.entries(missing))
  test(`without ${what}, the page shows what works without`, async ({ page }) => {
    await page.route(files, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await expectFallbacks(page);
  });

scriptlessTest('with JavaScript off, the page shows the same', ({ page }) => expectFallbacks(page));

test('where all scripts arrive, no fallback shows at any time', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      for (const name of ['.other-ways', '[data-part="item-content"]'])
        if (document.querySelector(name)?.checkVisibility())
          document.documentElement.dataset['seen'] = name;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const [path, island] of [
    ['/', 'main-navigation'],
    ['/contact', 'contact-form'],
    [templates.service ?? '/blog', 'main-navigation'],
  ] as const) {
    await page.goto(path);
    await hydrate(page, island);
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  }
});

test('a form whose code is gone says how else to reach the practice', async ({ page }) => {
  await page.route(`**${islandFile('contact-form')}`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  await hydrate(page, 'main-navigation');
  await fillForm(page);
  await sendButton(page).click();
  const section = await otherWays(page);
  await expectValues(page, goodMessage);
  await page.unrouteAll();
  await section.getByRole('textbox').first().click();
  await hydrate(page, 'contact-form');
  await expect(section.locator('a[href^="mailto:"]')).toBeHidden();
  await expect(sendButton(page), 'the old press is over').toHaveText('Send Message');
});

test('other islands whose code is gone say so when they are due or pressed', async ({ page }) => {
  for (const name of ['announcement-dialog', 'helpful-articles', 'break-timer', 'copy-and-print'])
    await page.route(`**${islandFile(name)}`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const news = page.locator('[data-news]');
  await expect(news).toBeVisible({ visible: (await news.count()) > 0 });
  test.skip(!templates.service || !templates.timer || !guides.length, 'no such page');
  await page.goto(templates.service ?? '');
  await page.locator('[data-island="helpful-articles"] button').first().click();
  await expect(page.locator('[data-part="item-content"] a').first()).toBeVisible();
  await page.goto(templates.timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  for (const part of ['.break-timer', '.copy-and-print'])
    await expect(page.locator(part)).toContainText('didn’t load', { useInnerText: true });
});

quietTest('islands do without style sheets that scripts construct', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.CSSStyleSheet = (() => 'is no constructor') as unknown as typeof CSSStyleSheet;
  });
  await openForm(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect(page.locator('.toast')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
