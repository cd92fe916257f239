import { goodMessage } from '../../contact/post.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { arrived, expect, test } from './delivering-site.ts';
import {
  expectLinksForButton,
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

test('without JavaScript, a delivering form shows phone and mailto links, too', async ({
  browser,
  direct,
}) => {
  const page = await openWithoutScript(browser, direct.site.origin);
  await expectLinksForButton(page);
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
