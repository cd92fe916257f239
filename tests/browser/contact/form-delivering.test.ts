import { goodMessage } from '../../contact/post.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { arrived, expect, idsOf, test } from './delivering-site.ts';
import {
  expectLinksForButton,
  expectValues,
  fieldOf,
  fillForm,
  openForm,
  openWithoutScript,
  sendButton,
} from './form.ts';

const nothing = { name: '', email: '', phone: '', message: '' };

test('a double click delivers a message once, and nothing is logged to the console', async ({
  page,
  delivering,
}) => {
  const message = { ...goodMessage, message: 'Pressed twice.' };
  await openForm(page, delivering.origin);
  const logs: string[] = [];
  page.on('console', (entry) => logs.push(entry.text()));
  await fillForm(page, message);
  await fieldOf(page, 'message').press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, nothing);
  const received = arrived(delivering, message.message);
  expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([message]);
  expect(logs).toEqual([]);
});

test('“Sent” is said only after the receiver accepts, and the same text later is a new message', async ({
  page,
  delivering,
}) => {
  const message = { ...goodMessage, message: 'To a slow receiver.' };
  const { promise, resolve } = Promise.withResolvers<number>();
  delivering.answerWith(promise);
  await openForm(page, delivering.origin);
  await page.clock.install();
  await fillForm(page, message);
  await sendButton(page).click();
  await expect.poll(() => arrived(delivering, message.message).length).toBe(1);
  await page.clock.runFor(5000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await expectValues(page, message);
  resolve(200);
  delivering.answerWith(200);
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, nothing);
  await page.clock.runFor(5000);
  await fillForm(page, message);
  await sendButton(page).click();
  await expect.poll(() => new Set(idsOf(delivering, message.message)).size).toBe(2);
});

test('a message that fails keeps its text, says what to do, and keeps its id until it changes', async ({
  page,
  delivering,
}) => {
  const message = { ...goodMessage, message: 'At the third try.' };
  await openForm(page, delivering.origin);
  await fillForm(page, message);
  const notice = page.getByRole('alert');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(notice).toContainText(mainLocation.phone);
  await expectValues(page, message);
  await page.context().setOffline(false);
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
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect(notice).toBeEmpty();
  const [first, second] = idsOf(delivering, message.message);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(idsOf(delivering, changed)).not.toContain(first);
});

test('too many messages at once: the form says to wait', async ({ page, delivering }) => {
  await openForm(page, delivering.origin);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429 }));
  await fillForm(page);
  await sendButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('minute');
  const phone = notice.getByText(mainLocation.phone, { exact: true });
  await expect(phone, 'the number stays on one line').toHaveCSS('white-space', 'nowrap');
  await expectValues(page, goodMessage);
});

test('a time to ask for becomes the first line of the message, and can be taken back', async ({
  page,
  delivering,
}) => {
  await page.goto(`${delivering.origin}/contact#contact-message`);
  const times = page.locator('.time-button');
  await expect(times.first()).toBeInViewport({ ratio: 1 });
  await waitUntilHydrated(page, 'contact-form');
  const field = fieldOf(page, 'message');
  await expectValues(page, nothing);
  await field.fill('For two of us.');
  await times.first().click();
  await expect(times.first()).toHaveAttribute('aria-pressed', 'true');
  const [first = '', second] = (await field.inputValue()).split('\n');
  expect(first).toContain(await times.first().innerText());
  expect(second).toBe('For two of us.');
  await times.last().click();
  expect((await field.inputValue()).split('\n')).toHaveLength(2);
  await expect(times.first()).toHaveAttribute('aria-pressed', 'false');
  await times.last().click();
  await expect(field).toHaveValue('For two of us.');
});

test('without JavaScript, a delivering form shows phone and mailto links, too', async ({
  browser,
  delivering,
}) => {
  const page = await openWithoutScript(browser, delivering.origin);
  await expectLinksForButton(page);
  await page.context().close();
});
