import { goodMessage } from '../contact/post.ts';
import { errorOf, expectValues, fieldOf, fillForm, sendButton } from './contact/form.ts';
import { forbidHtml } from './support/change-page.ts';
import { hydrate } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, quietTest as test } from './support/test.ts';

test('a form that throws is rendered anew with what was typed, once', async ({ page }) => {
  await page.clock.install();
  await forbidHtml(page, '/contact');
  await page.goto('/contact');
  await hydrate(page, 'contact-form');
  const message = { ...goodMessage, name: 'An' };
  for (const isLast of [false, true]) {
    await fillForm(page, { ...goodMessage, name: 'A' });
    await sendButton(page).click();
    await expect(errorOf(page, 'name')).not.toBeEmpty();
    // React throws when it next removes or inserts something in it.
    await page.locator('#contact-name-error').evaluate((element) => element.replaceChildren());
    await fieldOf(page, 'name').press('End');
    await fieldOf(page, 'name').pressSequentially('n');
    await expectValues(page, message);
    await expect(fieldOf(page, 'name')).toBeFocused();
    await expect(page.locator('.other-ways')).toBeVisible({ visible: isLast });
    await expect(sendButton(page)).toBeVisible({ visible: !isLast });
    await page.keyboard.type('n');
    await expectValues(page, { ...message, name: 'Ann' });
    if (isLast) return;
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Message Sent!');
    // Less than the minute after which it would start again.
    await page.clock.fastForward(50_000);
  }
});

test('a timer that throws goes on', async ({ page }) => {
  test.skip(!templates.timer, 'No article has the timer.');
  await page.goto(templates.timer ?? '');
  const timer = page.locator('.break-timer');
  await timer.scrollIntoViewIfNeeded();
  await hydrate(page, 'break-timer');
  // React tries a second time before it gives up.
  await page.evaluate(() => {
    const { padStart } = String.prototype;
    let count = 0;
    String.prototype.padStart = () => {
      count += 1;
      if (count === 2) String.prototype.padStart = padStart;
      throw new Error('An extension has replaced what the timer calls.');
    };
  });
  await timer.getByRole('button').click();
  await expect(timer.getByRole('button', { name: 'Stop timer' })).toBeFocused();
  await expect(timer.getByRole('timer')).toHaveText(/19:5\d/);
  await timer.getByRole('button').click();
  await expect(timer.getByRole('timer')).toHaveText('20:00');
});
