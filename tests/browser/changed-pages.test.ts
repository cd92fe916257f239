import { goodMessage } from '../contact/post.ts';
import { errorOf, expectValues, fieldOf, fillForm, nothing, sendButton } from './contact/form.ts';
import {
  addForeignElements,
  forbidHtml,
  type Translation,
  translate,
} from './support/change-page.ts';
import { guides } from './support/content.ts';
import { holdIslands, hydrate, passTime } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';

const service = templates.service ?? '';
const withArticles = service && guides.length > 0;

const kinds: readonly Translation[] = ['around', 'instead of'];
const moments = ['before', 'after'] as const;
const all = kinds.flatMap((kind) => moments.map((moment) => ({ kind, moment })));

/**
 * Opens a page that a translator changes before its islands hydrate.
 * @returns a function that changes it if that is after they do
 */
async function openTranslated(page: Page, path: string, { kind, moment }: (typeof all)[number]) {
  await forbidHtml(page, path);
  const release = await holdIslands(page);
  await page.goto(path);
  if (moment === 'before') await translate(page, kind);
  release();
  await hydrate(page, 'main-navigation');
  return () => (moment === 'after' ? translate(page, kind) : undefined);
}

function islandOf(page: Page, name: string) {
  return page.locator(`[data-island="${name}"]`);
}

for (const [index, one] of all.entries()) {
  const { kind, moment } = one;
  const title = `translated ${moment} hydration, with elements ${kind} its texts`;
  /** By day, each part has another kind and moment. */
  const when = (day: number) => (index === day ? '' : ' @nightly');

  quietTest(`${title}, the form corrects and sends two messages${when(0)}`, async ({ page }) => {
    await page.clock.install();
    const sent: unknown[] = [];
    page.on('console', async (entry) => {
      if (entry.type() === 'log') sent.push(await entry.args()[1]?.jsonValue());
    });
    const finish = await openTranslated(page, '/contact', one);
    await hydrate(page, 'contact-form');
    await finish();
    const messages = ['The first message.', 'The second message.'];
    for (const message of messages) {
      await fillForm(page, { name: '', message });
      await sendButton(page).click();
      await expect(errorOf(page, 'name')).toContainText('Name is too short');
      await fieldOf(page, 'name').pressSequentially('A');
      await fieldOf(page, 'name').pressSequentially('nn');
      await expect(errorOf(page, 'name')).toBeEmpty();
      await expectValues(page, { ...goodMessage, name: 'Ann', message });
      await sendButton(page).click();
      await page.clock.runFor(500);
      await expect(sendButton(page)).toContainText('Message Sent!');
      await expect(page.locator('.toast')).toContainText('Message sent!');
      await expectValues(page, nothing);
      await page.clock.runFor(5000);
      await expect(page.locator('.contact-confirmation')).toContainText('Message sent!');
      await expect(sendButton(page)).toContainText('Send Message');
    }
    const expected = messages.map((message) => ({ ...goodMessage, name: 'Ann', message }));
    await expect.poll(() => sent).toEqual(expected);
    await expect(islandOf(page, 'contact-form')).toHaveAttribute('data-hydrated');
  });

  quietTest(
    `${title}, the timer runs and a link is copied${when(1)}`,
    async ({ page, context }) => {
      quietTest.skip(!templates.timer, 'No article has the timer.');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const finish = await openTranslated(page, templates.timer ?? '', one);
      await finish();
      const timer = page.locator('.break-timer');
      await timer.getByRole('button').click();
      await expect(timer.getByRole('button')).toContainText('Stop timer');
      await expect(timer.getByRole('timer')).toContainText('19:5');
      await timer.getByRole('button').click();
      await expect(timer.getByRole('timer')).toContainText('20:00');
      const tools = islandOf(page, 'copy-and-print');
      await tools.getByRole('button').first().click();
      await expect(tools.getByRole('status')).toContainText('Link copied');
    },
  );

  quietTest(`${title}, search and articles open at the first press${when(2)}`, async ({ page }) => {
    quietTest.skip(!withArticles, 'No service is beside articles.');
    const finish = await openTranslated(page, service, one);
    await finish();
    const articles = islandOf(page, 'helpful-articles');
    const first = articles.getByRole('button').first();
    await first.click();
    await expect(articles.locator('[data-part="item-content"]').first()).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const field = page.getByRole('combobox').or(page.locator('#sidebar-search'));
    await field.click();
    await hydrate(page, 'search-box');
    await expect(field).toBeFocused();
    await page.keyboard.type('eye');
    const suggestions = page.locator('.suggestion');
    await expect(suggestions.first()).toBeVisible();
    await page.keyboard.type(' exam');
    await expect(field).toHaveValue('eye exam');
    await field.fill('');
    await expect(suggestions).toHaveCount(0);
  });

  test(`${title}, the announcement opens and closes${when(3)}`, async ({ page }) => {
    const finish = await openTranslated(page, '/', one);
    await finish();
    test.skip((await page.locator('#news-heading').count()) === 0, 'no announcement');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('.announcement-end button').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Where the longer words don’t fit, the header has the menu’s button.
    await page.getByRole('button', { name: /Services|Menu/ }).click();
    await expect(page.locator(':is(#services-panel, #menu) a:visible').first()).toBeVisible();
  });
}

quietTest('a press that is halfway when its island hydrates counts', async ({ page }) => {
  const release = await holdIslands(page);
  quietTest.skip(!withArticles, 'No service is beside articles.');
  await page.goto(service);
  await translate(page, 'around');
  const articles = islandOf(page, 'helpful-articles');
  await articles.getByRole('button').first().hover();
  await page.mouse.down();
  release();
  await passTime(page, 700);
  await page.mouse.up();
  await expect(articles.locator('[data-part="item-content"]').first()).toBeVisible();
});

quietTest(
  'foreign elements before hydration: what was typed, caret and focus stay',
  async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/contact');
    await fillForm(page);
    await addForeignElements(page, '.contact-form');
    const message = fieldOf(page, 'message');
    await message.focus();
    await message.evaluate((field: HTMLTextAreaElement) =>
      field.setSelectionRange(2, 5, 'backward'),
    );
    release();
    await hydrate(page, 'contact-form');
    await expectValues(page, goodMessage);
    await expect(message).toBeFocused();
    const selection = await message.evaluate((field: HTMLTextAreaElement) => {
      const { selectionStart, selectionEnd, selectionDirection } = field;
      return [selectionStart, selectionEnd, selectionDirection];
    });
    expect(selection).toEqual([2, 5, 'backward']);
    const { length } = goodMessage.message;
    await expect(page.locator('.contact-form')).toContainText(`${length} / 500`);
    await page.keyboard.type('!');
    await expect(page.locator('.contact-form')).toContainText(`${length - 2} / 500`);
  },
);

quietTest('back brings back the whole message, and its count', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page, 'contact-form');
  await fillForm(page);
  await page.goto('/privacy');
  await page.goBack();
  await expectValues(page, goodMessage);
  await expect(islandOf(page, 'contact-form')).toHaveAttribute('data-hydrated');
  await expectValues(page, goodMessage);
  await expect(page.locator('.contact-form')).toContainText(`${goodMessage.message.length} / 500`);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(stored)).not.toContain(goodMessage.message);
});
