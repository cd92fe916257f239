import { goodMessage } from '../../contact/post.ts';
import { holdIslands, hydrate, stopClock } from '../support/islands.ts';
import { expect, type Page, scriptlessTest, test } from '../support/test.ts';
import { errorOf, expectValues, fieldOf, fillForm, nothing, openForm, sendButton } from './form.ts';

function collectLogs(page: Page): unknown[][] {
  const logs: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log')
      logs.push(await Promise.all(message.args().map((argument) => argument.jsonValue())));
  });
  return logs;
}

test('a message goes by keyboard to the console, and the button to sent', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  const logs = collectLogs(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await fieldOf(page, 'name').focus();
  for (const value of Object.values(goodMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // Fill it as a password manager does, without key presses or events.
  await fieldOf(page, 'name').evaluate((field: HTMLInputElement) => {
    field.value = 'Filled Elsewhere';
  });
  await stopClock(page);
  await sendButton(page).press('Enter');
  await fieldOf(page, 'name').press('Enter');
  await sendButton(page).focus();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(400);
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect(sendButton(page)).toBeFocused();
  const toast = page.getByRole('status').and(page.locator('[data-toast]'));
  await expect(toast).toHaveText("Message sent!We'll get back to you as soon as possible.");
  await expectValues(page, nothing);
  await page.clock.runFor(4900);
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(toast).toBeEmpty();
  await expect(page.locator('.contact-confirmation')).toContainText('Message sent!');
  await expect
    .poll(() => logs)
    .toEqual([['Contact message', { ...goodMessage, name: 'Filled Elsewhere' }]]);
  // The map loads when the page scrolls to the button, and other parts' code at the pointer's first move.
  expect(requests.filter((url) => !/google\.com|\/assets\//.test(url))).toEqual([]);
});

test('each field shows its error until it is fixed, the first at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  // With motion, so that a focus that waits for a smooth scroll is out of view.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openForm(page);
  const logs = collectLogs(page);
  const required = page.locator('form [required]:not([aria-invalid])');
  // The browser restores a field without the attribute after a return to the page.
  expect(
    await required.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete'))),
  ).toEqual(['name', 'email', 'tel', null]);
  for (const id of ['contact-advice', 'contact-hint']) {
    await expect(page.locator(`#${id}`)).not.toBeEmpty();
    await expect(fieldOf(page, 'message')).toHaveAttribute('aria-describedby', RegExp(`\\b${id} `));
  }
  const allowed = 'Digits, spaces, and ( ) - . +';
  await expect(fieldOf(page, 'phone')).toHaveAccessibleDescription(allowed);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(fieldOf(page, 'name')).not.toBeInViewport();
  const isInView = fieldOf(page, 'name').evaluate(async (field) => {
    await new Promise((resolve) => field.addEventListener('focus', resolve, { once: true }));
    await new Promise(requestAnimationFrame);
    const { top, bottom } = field.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await sendButton(page).click();
  expect(await isInView).toBe(true);
  for (const [field, says] of [
    ['name', 'Name is too short'],
    ['email', 'Invalid email'],
    ['phone', 'Invalid phone number'],
    ['message', 'Message is too short'],
  ] as const) {
    await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, field)).toHaveAccessibleDescription(RegExp(`${says}$`));
  }
  await expect(page.getByText('4 fields need attention')).toBeAttached();
  await fieldOf(page, 'name').pressSequentially('A');
  await expect(errorOf(page, 'name')).toContainText('Name is too short');
  await fieldOf(page, 'name').pressSequentially('l');
  await expect(fieldOf(page, 'name')).not.toHaveAttribute('aria-invalid');
  await fieldOf(page, 'email').fill('ann@mail.example');
  await sendButton(page).click();
  await expect(fieldOf(page, 'phone')).toBeFocused();
  await expect(page.getByText('2 fields need attention')).toBeAttached();
  await fieldOf(page, 'message').fill('👓'.repeat(501));
  await sendButton(page).click();
  await expect(errorOf(page, 'message')).toHaveText('Error: Message is too long');
  await expect(page.getByText('501 / 500')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('[aria-live="polite"]')).toHaveText('1 character too many');
  expect(logs).toEqual([]);
});

test('a message sent before hydration is kept and sent once after it', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  const logs = collectLogs(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectValues(page, goodMessage);
  release();
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect.poll(() => logs).toEqual([['Contact message', goodMessage]]);
});

test('Enter goes to the next field, before hydration, too', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  for (const moment of ['before', 'after']) {
    const name = fieldOf(page, 'name');
    await name.focus();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const isKept = await name.evaluate((field, more) => {
        const how = { key: 'Enter', bubbles: true, cancelable: true, ...more };
        return field.dispatchEvent(new KeyboardEvent('keydown', how));
      }, composing);
      expect(isKept, 'an input method gets its key').toBe(true);
      await expect(name).toBeFocused();
    }
    for (const field of ['email', 'phone', 'message'] as const) {
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, field), moment).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'message')).toHaveValue('\n');
    release();
    await hydrate(page, 'contact-form');
    await expect(fieldOf(page, 'message')).toBeFocused();
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
    await fieldOf(page, 'message').fill('');
  }
});

scriptlessTest('without JavaScript, Enter in a field sends nothing', async ({ page }) => {
  await page.goto('/contact');
  await fieldOf(page, 'name').fill('Ann');
  await fieldOf(page, 'name').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
});
