import { goodMessage } from '../contact/post.ts';
import { errorOf, expectValues, fieldOf, fillForm, nothing, sendButton } from './contact/form.ts';
import { isAnnouncing } from './support/announcement.ts';
import { addForeignElements, forbidHtml, translate } from './support/change-page.ts';
import { guides } from './support/content.ts';
import { holdIslands, hydrate, passTime } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';

const service = templates.service ?? '';
const withArticles = service && guides.length > 0;

const all = (['around', 'instead of'] as const).flatMap((kind) =>
  (['before', 'after'] as const).map((moment) => ({ kind, moment })),
);

/** Opens a page that a translator changes before or after these islands of it hydrate. */
async function openTranslated(
  page: Page,
  path: string,
  { kind, moment }: (typeof all)[number],
  islands: string[] = [],
) {
  await forbidHtml(page, path);
  const release = await holdIslands(page);
  await page.goto(path);
  if (moment === 'before') await translate(page, kind);
  release();
  for (const name of ['main-navigation', ...islands]) await hydrate(page, name);
  if (moment === 'after') await translate(page, kind);
}

const islandOf = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

for (const [index, one] of all.entries()) {
  const title = `translated ${one.moment} hydration, with elements ${one.kind} its texts`;
  /** By day, each part has another kind and moment. */
  const when = (day: number) => (index === day ? '' : ' @nightly');

  quietTest(`${title}, the form corrects and sends two messages${when(0)}`, async ({ page }) => {
    await page.clock.install();
    const sent: unknown[] = [];
    page.on('console', async (entry) => {
      if (entry.type() === 'log') sent.push(await entry.args()[1]?.jsonValue());
    });
    await openTranslated(page, '/contact', one, ['contact-form']);
    for (const message of ['The first message.', 'The second message.']) {
      await fillForm(page, { name: '', message });
      await sendButton(page).click();
      await expect(errorOf(page, 'name')).toContainText('Name is too short');
      await fieldOf(page, 'name').pressSequentially('A');
      await fieldOf(page, 'name').pressSequentially('nn');
      await expect(errorOf(page, 'name')).toBeEmpty();
      await sendButton(page).click();
      await page.clock.runFor(500);
      await expect(sendButton(page)).toContainText('Message Sent!');
      await expect(page.locator('.toast')).toContainText('Message sent!');
      await expectValues(page, nothing);
      await page.clock.runFor(5000);
      await expect(page.locator('.contact-confirmation')).toContainText('Message sent!');
      await expect(sendButton(page)).toContainText('Send Message');
      await expect.poll(() => sent.pop()).toEqual({ ...goodMessage, name: 'Ann', message });
    }
    expect(sent, 'each once').toEqual([]);
    await expect(islandOf(page, 'contact-form')).toHaveAttribute('data-hydrated');
  });

  quietTest(`${title}, timer and copying work${when(1)}`, async ({ page, context }) => {
    quietTest.skip(!templates.timer, 'No article has the timer.');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openTranslated(page, templates.timer ?? '', one, ['break-timer']);
    const timer = page.locator('.break-timer');
    await timer.getByRole('button').click();
    await expect(timer.getByRole('button')).toContainText('Stop timer');
    await page.clock.runFor(1000);
    await expect(timer.getByRole('timer')).toContainText('19:5');
    await timer.getByRole('button').click();
    await expect(timer.getByRole('timer')).toContainText('20:00');
    const tools = islandOf(page, 'copy-and-print');
    await tools.getByRole('button').first().click();
    await expect(tools.getByRole('status')).toContainText('Link copied');
  });

  quietTest(`${title}, search and articles open at the first press${when(2)}`, async ({ page }) => {
    quietTest.skip(!withArticles, 'No service is beside articles.');
    await openTranslated(page, service, one);
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

  test(`${title}, the announcement opens and closes${when(3)}`, async ({ page, request }) => {
    test.skip(!(await isAnnouncing(request)), 'no announcement');
    await page.clock.install();
    await openTranslated(page, '/', one, ['announcement-dialog']);
    await page.clock.runFor(2000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('.announcement-end button').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Where the longer words don’t fit, the header has the menu’s button.
    await page.getByRole('button', { name: /Services|Menu/ }).click();
    await expect(page.locator(':is(#services-panel, #menu) a:visible').first()).toBeVisible();
  });
}

quietTest('a press that is halfway when its island hydrates counts @nightly', async ({ page }) => {
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

quietTest('what was typed stays with foreign elements and after Back', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  await fillForm(page);
  await addForeignElements(page, '.contact-form');
  const form = page.locator('.contact-form');
  const field = fieldOf(page, 'message');
  await field.focus();
  await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 5, 'backward'));
  release();
  await hydrate(page, 'contact-form');
  await expectValues(page, goodMessage);
  await expect(field).toBeFocused();
  const { length } = goodMessage.message;
  await expect(form).toContainText(`${length} / 500`);
  // Of a selection that goes backward, this moves the start.
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.type('!');
  await expect(form).toContainText(`${length - 3} / 500`);
  await page.goto('/privacy');
  await page.goBack();
  const message = `${goodMessage.message.slice(0, 1)}!${goodMessage.message.slice(5)}`;
  await expectValues(page, { ...goodMessage, message });
  await hydrate(page, 'contact-form');
  await expectValues(page, { ...goodMessage, message });
  await expect(form).toContainText(`${length - 3} / 500`);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(stored)).not.toContain(message);
});
