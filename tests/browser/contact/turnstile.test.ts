import { goodMessage } from '../../contact/post.ts';
import { startReceiver } from '../../contact/receiver.ts';
import { startSite } from '../../contact/site.ts';
import { expect, test } from '../support/test.ts';
import { fillForm, openForm, openWithoutScript, sendButton } from './form.ts';

/** Acts as the script of Turnstile does: it puts a token into the form. */
const widgetScript = `
window.turnstile = {
  render(element, { sitekey }) {
    element.innerHTML = '<input type="hidden" name="cf-turnstile-response">';
    element.firstChild.value = 'token for ' + sitekey;
    return 'widget';
  },
  reset() {},
};`;

test('where Turnstile guards the form, its word goes with the message and is checked', async ({
  page,
  browser,
}) => {
  const receiver = await startReceiver(() => 200);
  const vars = {
    TURNSTILE_SITE_KEY: 'public-key',
    TURNSTILE_SECRET: 'secret-key',
    TURNSTILE_VERIFY_URL: receiver.url,
  };
  const site = await startSite({ delivery: 'direct', webhookUrl: receiver.url, vars });
  try {
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
    );
    await openForm(page, site.origin);
    await fillForm(page);
    await expect(page.locator('[name="cf-turnstile-response"]')).toHaveValue(/public-key/);
    await page.waitForTimeout(2100);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Message Sent!');
    const [check, delivery] = receiver.received.map(({ body }) => body);
    const asked = Object.fromEntries(new URLSearchParams(check));
    expect(asked).toEqual({ secret: 'secret-key', response: 'token for public-key' });
    expect(JSON.parse(delivery ?? '').data).toEqual(goodMessage);

    const plain = await openWithoutScript(browser, site.origin);
    await expect(sendButton(plain)).toBeHidden();
    const section = plain.getByRole('region', { name: 'Send Us a Message' });
    await expect(section.locator('a[href^="tel:"]')).toBeVisible();
    await plain.context().close();
  } finally {
    await site.close();
    await receiver.close();
  }
});
