import { goodMessage } from '../../contact/post.ts';
import { holdIslands } from '../support/before-hydration.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { untilOpenFor } from '../support/page-time.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { arrived, expect, test } from './delivering-site.ts';
import {
  errorOf,
  expectValues,
  fieldOf,
  fillForm,
  openForm,
  openWithoutScript,
  sendButton,
} from './form.ts';

/** In ms; longer than the minimum time to fill in the form. */
const readingTime = 2100;

test('a message is delivered once, and nothing is logged to the console', async ({
  page,
  direct,
}) => {
  const message = { ...goodMessage, message: 'With JavaScript.' };
  await page.clock.install();
  await openForm(page, direct.site.origin);
  const logs: string[] = [];
  page.on('console', (entry) => logs.push(entry.text()));
  await fillForm(page, message);
  await fieldOf(page, 'message').press('Tab');
  await expect(sendButton(page), 'past the honeypot').toBeFocused();
  await page.clock.fastForward(readingTime);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, { name: '', email: '', phone: '', message: '' });
  await expect.poll(() => arrived(direct, message.message).length).toBe(1);
  expect(JSON.parse(arrived(direct, message.message)[0]?.body ?? '').data).toEqual(message);
  expect(logs).toEqual([]);
});

test('without JavaScript, fields show their errors and keep their values', async ({
  browser,
  direct,
}) => {
  const text = `Fixed: <b>"& é 👓`;
  const wrong = { ...goodMessage, name: 'A', phone: 'call me', message: text };
  const page = await openWithoutScript(browser, direct.site.origin);
  await fillForm(page, wrong);
  await sendButton(page).click();
  await expect(errorOf(page, 'name')).toHaveText('Error: Name is too short');
  await expect(errorOf(page, 'phone')).toHaveText('Error: Invalid phone number');
  await expect(errorOf(page, 'email')).toBeEmpty();
  await expect(fieldOf(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'name')).toBeFocused();
  await expectValues(page, wrong);
  direct.answerWith(500);
  await fieldOf(page, 'name').fill('Ann');
  await fieldOf(page, 'phone').fill('555');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(mainLocation.phone);
  await expectValues(page, { ...wrong, name: 'Ann', phone: '555' });
  direct.answerWith(200);
  await expect(page.getByText('Message sent!')).toBeHidden();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact#message-sent$/);
  await expect(page.getByText('Message sent!')).toBeInViewport();
  await expect.poll(() => arrived(direct, text).length).toBe(2);
  await page.context().close();
});

test('a message that fails keeps its values and its id for the next attempt', async ({
  page,
  direct,
}) => {
  const message = { ...goodMessage, message: 'At the second try.' };
  await page.clock.install();
  await openForm(page, direct.site.origin);
  await fillForm(page, message);
  await page.clock.fastForward(readingTime);
  const notice = page.getByRole('alert');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(notice).toContainText(mainLocation.phone);
  await expectValues(page, message);
  await expect(sendButton(page)).toBeEnabled();
  await page.context().setOffline(false);
  direct.answerWith(500);
  await sendButton(page).click();
  await expect.poll(() => arrived(direct, message.message).length).toBe(1);
  await expect(notice).toContainText(mainLocation.phone);
  await expect(notice).toContainText(practice.email);
  await expectValues(page, message);
  await expect(sendButton(page)).toBeEnabled();
  direct.answerWith(200);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect(notice).toBeEmpty();
  const ids = arrived(direct, message.message).map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
});

test('a rejected form can be corrected before and after hydration', async ({ page, direct }) => {
  const message = { ...goodMessage, message: 'Sent before the form was hydrated.' };
  const wrong = { ...message, name: 'A', phone: 'call me' };
  const hydrate = await holdIslands(page);
  await page.goto(`${direct.site.origin}/contact`);
  await fillForm(page, wrong);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/api\/contact$/);
  await expect(errorOf(page, 'name')).toHaveText('Error: Name is too short');
  await expectValues(page, wrong);
  await fieldOf(page, 'name').fill(message.name);
  hydrate();
  await waitUntilHydrated(page, 'contact-form');
  await expect(errorOf(page, 'name')).toBeEmpty();
  await expect(errorOf(page, 'phone')).toHaveText('Error: Invalid phone number');
  await fieldOf(page, 'phone').fill(message.phone);
  await expect(errorOf(page, 'phone')).toBeEmpty();
  await untilOpenFor(page, readingTime);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expectValues(page, { name: '', email: '', phone: '', message: '' });
  expect(arrived(direct, message.message).length).toBe(1);
});
