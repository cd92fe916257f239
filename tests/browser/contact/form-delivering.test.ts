import type { Route } from '@playwright/test';
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
  await sendButton(page).dblclick();
  await expect.poll(() => arrived(delivering, message.message).length).toBe(1);
  await page.clock.runFor(5000);
  await expect(sendButton(page)).toHaveText('Sending...');
  // What somebody types now would be lost once the fields are emptied.
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    await fieldOf(page, field).focus();
    await page.keyboard.type('more');
  }
  await expect(page.locator('.time-button:enabled')).toHaveCount(0);
  await expectValues(page, message);
  resolve(200);
  delivering.answerWith(200);
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, nothing);
  await expect(page.locator('[data-says="reply"]')).toHaveText(/^We answer/);
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

test('a failed message keeps its text, and its id until a change', async ({ page, delivering }) => {
  const message = { ...goodMessage, message: 'At the third try.' };
  await page.clock.install();
  await openForm(page, delivering.origin);
  const seen = await page.evaluateHandle(() => {
    const { fetch } = globalThis;
    const { timeout } = AbortSignal;
    const values: unknown[] = [];
    globalThis.fetch = (to, how) => {
      values.push(how?.keepalive);
      return fetch(to, how);
    };
    AbortSignal.timeout = (milliseconds) => {
      values.push(milliseconds);
      return timeout.call(AbortSignal, milliseconds);
    };
    return values;
  });
  await translate(page, 'instead of');
  await fillForm(page, message);
  const notice = page.getByRole('alert');
  const send = async () => {
    await sendButton(page).click();
    await page.clock.runFor(400);
    await expect(sendButton(page)).not.toHaveText(/Sending/);
  };
  await page.context().setOffline(true);
  await send();
  await expect(notice).toContainText(mainLocation.phone);
  const values = await seen.jsonValue();
  expect(values, 'waits longer than the server, and survives the page').toEqual([20_000, true]);
  await page.context().setOffline(false);
  const ids: string[] = [];
  const refuse = (route: Route) => {
    ids.push(route.request().postDataJSON().id);
    return route.fulfill({ status: 429 });
  };
  await page.route('**/api/contact', refuse, { times: 1 });
  await send();
  await expect(notice, 'after too many messages').toContainText('minute');
  delivering.answerWith(500);
  await send();
  await expect(notice).not.toContainText('minute');
  for (const way of [mainLocation.phone, practice.email]) await expect(notice).toContainText(way);
  await expectValues(page, message);
  delivering.answerWith(200);
  const changed = 'At the third try, changed.';
  await fieldOf(page, 'message').fill(changed);
  await send();
  await expect(sendButton(page)).toContainText('Message Sent!');
  await expect(notice).toBeEmpty();
  await expectValues(page, nothing);
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(idsOf(delivering, message.message)).toEqual(ids);
  expect(idsOf(delivering, changed)).not.toEqual(ids);
});

test('a message is sent without newer parts of browsers @nightly', async ({ page, delivering }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  const message = { ...goodMessage, message: 'Over plain HTTP.' };
  await openForm(page, delivering.origin);
  await fillForm(page, message);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  expect(new Set(idsOf(delivering, message.message)).size).toBe(1);
});

test('answers go above the message, and never make it too long', async ({ page, delivering }) => {
  await page.goto(`${delivering.origin}/contact#contact-message`);
  const answers = page.locator('fieldset').filter({ hasText: '(optional)' });
  await expect(answers.first()).toBeInViewport({ ratio: 1 });
  await hydrate(page, 'contact-form');
  const field = fieldOf(page, 'message');
  await expect(answers).toHaveCount(3);
  await expectValues(page, nothing);
  await field.fill('For two of us.');
  const time = answers.nth(2).getByRole('button').first();
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  const [first, second] = (await field.inputValue()).split('\n');
  expect(first).toContain(await time.innerText());
  expect(second).toBe('For two of us.');
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveValue('For two of us.');
  await field.fill('a'.repeat(495));
  await expect(answers.locator(':enabled')).toHaveCount(0);
});
