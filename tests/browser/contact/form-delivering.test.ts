import { goodMessage } from '../../contact/post.ts';
import { translate } from '../support/change-page.ts';
import { hydrate } from '../support/islands.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { arrived, expect, idsOf, test } from './delivering-site.ts';
import { expectValues, fieldOf, fillForm, nothing, openForm, sendButton } from './form.ts';

// One worker starts the site, once.
test.describe.configure({ mode: 'default' });

test('a message is sent once the receiver has accepted it', async ({ page, delivering }) => {
  const message = { ...goodMessage, message: 'To a slow receiver.' };
  const { promise, resolve } = Promise.withResolvers<number>();
  delivering.answerWith(promise);
  await openForm(page, delivering.origin);
  const logs: string[] = [];
  page.on('console', (entry) => logs.push(entry.text()));
  await page.clock.install();
  await fillForm(page, message);
  const reply = page.locator('[data-says="reply"]');
  await expect(reply).toHaveText(/^We answer/);
  await sendButton(page).dblclick();
  await expect.poll(() => arrived(delivering, message.message).length).toBe(1);
  await page.clock.runFor(5000);
  await expect(sendButton(page)).toHaveText('Sending...');
  // What somebody types now would be lost once the fields are emptied.
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    await fieldOf(page, field).focus();
    await page.keyboard.type('more');
  }
  for (const answer of await page.locator('.time-button').all())
    await expect(answer).toBeDisabled();
  await expectValues(page, message);
  resolve(200);
  delivering.answerWith(200);
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, nothing);
  await expect(reply).toHaveText(/^We answer/);
  await fieldOf(page, 'name').fill('Typed after it');
  const [first] = arrived(delivering, message.message);
  expect(JSON.parse(first?.body ?? '').data).toEqual(message);
  expect(logs).toEqual([]);
  await page.clock.runFor(5000);
  await expect(fieldOf(page, 'name')).toHaveValue('Typed after it');
  await fillForm(page, message);
  await sendButton(page).click();
  const ids = () => new Set(idsOf(delivering, message.message));
  await expect.poll(() => ids().size, 'the same text later is a new message').toBe(2);
});

test('a message that fails, on a translated page, keeps its text, and its id until a change', async ({
  page,
  delivering,
}) => {
  const message = { ...goodMessage, message: 'At the third try.' };
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const { timeout } = AbortSignal;
    const seen: unknown[] = [];
    Object.assign(globalThis, {
      seen,
      fetch: (to: string, how?: RequestInit) => {
        if (how?.method === 'POST') seen.push(how.keepalive);
        return fetch(to, how);
      },
    });
    AbortSignal.timeout = (milliseconds) => {
      seen.push(milliseconds);
      return timeout.call(AbortSignal, milliseconds);
    };
  });
  await openForm(page, delivering.origin);
  await translate(page, 'instead of');
  await fillForm(page, message);
  const notice = page.getByRole('alert');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(notice).toContainText(mainLocation.phone);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen);
  expect(seen, 'waits longer than the server, and survives the page').toEqual([20_000, true]);
  await page.context().setOffline(false);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(notice, 'after too many messages').toContainText('minute');
  await expect(notice).toContainText(mainLocation.phone);
  delivering.answerWith(500);
  for (const count of [1, 2]) {
    await expect(sendButton(page)).toBeEnabled();
    await sendButton(page).click();
    await expect.poll(() => arrived(delivering, message.message).length).toBe(count);
    await expect(notice).toContainText(mainLocation.phone);
    await expect(notice).toContainText(practice.email);
    await expectValues(page, message);
  }
  delivering.answerWith(200);
  const changed = 'At the third try, changed.';
  await fieldOf(page, 'message').fill(changed);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(sendButton(page)).toContainText('Message Sent!');
  await expect(notice).toBeEmpty();
  await expectValues(page, nothing);
  const [first, second] = idsOf(delivering, message.message);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(idsOf(delivering, changed)).not.toContain(first);
});

test('without what browsers keep for HTTPS and newer versions, a message is sent', async ({
  page,
  delivering,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  const message = { ...goodMessage, message: 'Over plain HTTP.' };
  await openForm(page, delivering.origin);
  await fillForm(page, message);
  // Whatever a browser lacks beyond that, its own words aren't the visitor's.
  await page.evaluate(() => Object.assign(window, { fetch: undefined }));
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(mainLocation.phone);
  await expect(page.getByRole('alert')).not.toContainText('function');
  await openForm(page, delivering.origin);
  await fillForm(page, message);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  expect(new Set(idsOf(delivering, message.message)).size).toBe(1);
});

test('answers are lines above the message, and never make it too long', async ({
  page,
  delivering,
}) => {
  await page.goto(`${delivering.origin}/contact#contact-message`);
  const answers = page.locator('fieldset').filter({ hasText: '(optional)' });
  await expect(answers.first()).toBeInViewport({ ratio: 1 });
  await hydrate(page, 'contact-form');
  const field = fieldOf(page, 'message');
  await expect(answers).toHaveCount(3);
  await expectValues(page, nothing);
  await field.fill('For two of us.');
  const answerTo = (question: number) => answers.nth(question).getByRole('button');
  const times = answerTo(2);
  await times.first().click();
  await expect(times.first()).toHaveAttribute('aria-pressed', 'true');
  const [first = '', second] = (await field.inputValue()).split('\n');
  expect(first).toContain(await times.first().innerText());
  expect(second).toBe('For two of us.');
  await answerTo(1).first().click();
  await answerTo(0).last().click();
  // In the order of the questions, whatever was pressed first.
  expect((await field.inputValue()).split('\n').indexOf(first)).toBe(2);
  await answerTo(0).first().click();
  expect((await field.inputValue()).split('\n')).toHaveLength(4);
  await expect(answerTo(0).last()).toHaveAttribute('aria-pressed', 'false');
  for (const question of [0, 1, 2]) await answerTo(question).first().click();
  await expect(field).toHaveValue('For two of us.');
  await field.fill('a'.repeat(495));
  for (const button of await answers.getByRole('button').all()) await expect(button).toBeDisabled();
});
