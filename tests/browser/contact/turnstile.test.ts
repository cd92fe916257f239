import { expect, test } from '../support/test.ts';
import { startSite } from './delivering-site.ts';
import { fillForm, openForm, sendButton } from './form.ts';

/** Stands in for Turnstile's script: adds a token to the form. */
const widgetScript = `
const element = document.querySelector('.cf-turnstile');
element.innerHTML = '<input type="hidden" name="cf-turnstile-response">';
element.firstChild.value = 'token for ' + element.dataset.sitekey;
window.turnstile = { reset: () => (element.firstChild.value = 'another token') };`;

// By day, the unit tests have its policy, and what the server makes of a token.
test('Turnstile’s token is sent, a new one each time @nightly', async ({ page }) => {
  const site = await startSite({ TURNSTILE_SITE_KEY: 'public-key' });
  try {
    const widget = { contentType: 'text/javascript', body: widgetScript };
    await page.route('https://challenges.cloudflare.com/**', (route) => route.fulfill(widget));
    const tokens: string[] = [];
    await page.route('**/api/contact', (route) => {
      tokens.push(route.request().postDataJSON().token);
      return route.fulfill({ status: 403 });
    });
    await openForm(page, site.origin);
    await fillForm(page);
    const field = page.locator('[name="cf-turnstile-response"]');
    await expect(field).toHaveValue('token for public-key');
    await sendButton(page).click();
    await expect(field).toHaveValue('another token');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await sendButton(page).click();
    await expect.poll(() => tokens).toEqual(['token for public-key', 'another token']);
  } finally {
    await site.close();
  }
});
