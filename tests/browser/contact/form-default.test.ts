import { goodMessage } from '../../contact/post.ts';
import { holdIslands, hydrate, stopClock } from '../support/islands.ts';
import { expect, type Page, scriptlessTest, test } from '../support/test.ts';
import { errorOf, expectValues, fieldOf, fillForm, nothing, openForm, sendButton } from './form.ts';

function collectLogs(page: Page): unknown[][] {
  const logs: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'log') return;
    logs.push(await Promise.all(message.args().map((argument) => argument.jsonValue())));
  });
  return logs;
}

test('a message goes by keyboard to the console, and the button to sent and back', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await expect(page.locator('[data-toast]')).toBeAttached();
  const logs = collectLogs(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await fieldOf(page, 'name').focus();
  for (const value of Object.values(goodMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  // Fill it as a password manager does, without key presses or events.
  await fieldOf(page, 'name').fill('');
  await fieldOf(page, 'name').evaluate((field: HTMLInputElement, name) => {
    field.value = name;
  }, goodMessage.name);
  await stopClock(page);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).press('Enter');
  await fieldOf(page, 'name').press('Enter');
  await sendButton(page).focus();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(400);
  await expect(sendButton(page)).toHaveText('Message Sent!');
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toBeFocused();
  const toast = page.getByRole('status').and(page.locator('[data-toast]'));
  await expect(toast).toContainText('Message sent!');
  await expect(toast).toContainText("We'll get back to you as soon as possible.");
  await expectValues(page, nothing);
  await page.clock.runFor(4900);
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).not.toHaveText('Message Sent!');
  await expect(page.locator('[data-toast]')).toBeEmpty();
  await expect(page.locator('.contact-confirmation')).toContainText('Message sent!');
  await expect.poll(() => logs).toEqual([['Contact message', goodMessage]]);
  // The map loads when the page scrolls to the button, and other parts' code at the pointer's first move.
  expect(requests.filter((url) => !/google\.com|\/assets\//.test(url))).toEqual([]);
});

test('the form shows an error for each field until it is fixed', async ({ page }) => {
  await openForm(page);
  const logs = collectLogs(page);
  const errors = {
    name: 'Name is too short',
    email: 'Invalid email',
    phone: 'Invalid phone number',
    message: 'Message is too short',
  } as const;
  const fields = ['name', 'email', 'phone', 'message'] as const;
  for (const field of fields) {
    await expect(fieldOf(page, field)).not.toHaveAttribute('aria-invalid');
    await expect(fieldOf(page, field)).toHaveAttribute('required', '');
  }
  const kinds = await page
    .locator('form [name]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')));
  // The browser restores a field without the attribute after a return to the page.
  expect(kinds.slice(0, 4)).toEqual(['name', 'email', 'tel', null]);
  for (const id of ['contact-advice', 'contact-hint']) {
    await expect(page.locator(`#${id}`)).not.toBeEmpty();
    await expect(fieldOf(page, 'message')).toHaveAttribute('aria-describedby', RegExp(`\\b${id} `));
  }
  await expect(fieldOf(page, 'phone')).toHaveAccessibleDescription(
    /digits.*spaces.*\( \) - \. \+/i,
  );
  await sendButton(page).click();
  await expect(fieldOf(page, 'name')).toBeFocused();
  for (const field of fields) {
    await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, field)).toHaveAccessibleDescription(new RegExp(`${errors[field]}$`));
  }
  await expect(page.getByText('4 fields need attention')).toBeAttached();
  await fieldOf(page, 'name').pressSequentially('A');
  await expect(errorOf(page, 'name')).toContainText(errors.name);
  await fieldOf(page, 'name').pressSequentially('l');
  await expect(errorOf(page, 'name')).toBeEmpty();
  await expect(fieldOf(page, 'name')).not.toHaveAttribute('aria-invalid');
  await fieldOf(page, 'email').fill('ann@mail.example');
  await sendButton(page).click();
  await expect(fieldOf(page, 'phone')).toBeFocused();
  await expect(page.getByText('2 fields need attention')).toBeAttached();
  for (const [field, value, says] of [
    ['name', 'a'.repeat(51), 'Name is too long'],
    ['message', '👓'.repeat(501), 'Message is too long'],
  ] as const) {
    await fieldOf(page, field).fill(value);
    await sendButton(page).click();
    await expect(errorOf(page, field)).toHaveText(`Error: ${says}`);
  }
  await expect(page.getByText('501 / 500')).toBeVisible();
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

for (const moment of ['before', 'after'] as const) {
  test(`Enter goes to the next field ${moment} hydration, and sends nothing`, async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/contact');
    if (moment === 'after') {
      release();
      await hydrate(page, 'contact-form');
    }
    await fieldOf(page, 'name').focus();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const isKept = await fieldOf(page, 'name').evaluate(
        (field, more) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'Enter',
              bubbles: true,
              cancelable: true,
              ...more,
            }),
          ),
        composing,
      );
      expect(isKept, 'an input method gets its key').toBe(true);
      await expect(fieldOf(page, 'name')).toBeFocused();
    }
    for (const field of ['email', 'phone', 'message'] as const) {
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, field)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'message')).toHaveValue('\n');
    release();
    await hydrate(page, 'contact-form');
    await expect(fieldOf(page, 'message')).toBeFocused();
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
  });
}

scriptlessTest('without JavaScript, Enter in a field sends nothing', async ({ page }) => {
  await page.goto('/contact');
  await fieldOf(page, 'name').fill('Ann');
  await fieldOf(page, 'name').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
});
