import { isNightly } from '../../conditions.ts';
import { goodMessage } from '../../contact/post.ts';
import { type Receiver, startReceiver } from '../../contact/receiver.ts';
import { startSite, webhookSecret } from '../../contact/site.ts';
import { type Runtime, runtimes } from '../support/both-servers.ts';
import { buildSite } from '../support/build-site.ts';
import { startNodeServer } from '../support/node-server.ts';
import { test as base, expect } from '../support/test.ts';
import { expectLinksForButton, fillForm, openForm, openWithoutScript, sendButton } from './form.ts';

/** Stands in for Turnstile's script: adds a token to the form. */
const widgetScript = `
window.turnstile = {
  render(element, { sitekey }) {
    element.innerHTML = '<input type="hidden" name="cf-turnstile-response">';
    element.firstChild.value = 'token for ' + sitekey;
    return 'widget';
  },
  reset() {
    document.querySelector('[name="cf-turnstile-response"]').value = 'another token';
  },
};`;

const settings = { CONTACT_DELIVERY: 'webhook', TURNSTILE_SITE_KEY: 'public-key' };

/** Nightly runs test a build with these settings on both runtimes; short runs, a rendered page. */
const tested: readonly Runtime[] = isNightly ? runtimes : ['workerd'];

const test = base.extend<object, { build: string | undefined }>({
  build: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      if (!isNightly) return use(undefined);
      const { folder, remove } = await buildSite(settings);
      await use(folder);
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// Run all tests of this file in one process, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** Serves the build as a deployment does. */
async function serve(runtime: Runtime, build: string | undefined, { url }: Receiver) {
  const vars = { ...settings, TURNSTILE_SECRET: 'secret-key', TURNSTILE_VERIFY_URL: url };
  if (runtime === 'workerd' || !build) {
    const site = await startSite({ webhookUrl: url, vars, ...(build && { build }) });
    return { origin: site.origin, stop: site.close };
  }
  const webhook = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: webhookSecret };
  return startNodeServer({ BUILD_FOLDER: build, ...webhook, ...vars });
}

for (const runtime of tested) {
  test(`${runtime}: the contact page allows Turnstile and sends its token`, async ({
    page,
    browser,
    build,
  }) => {
    const receiver = await startReceiver(() => 200);
    const { origin, stop } = await serve(runtime, build, receiver);
    try {
      await page.route('https://challenges.cloudflare.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
      );
      const { headers } = await fetch(`${origin}/contact`);
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' https://");
      await page.clock.install();
      await openForm(page, origin);
      await fillForm(page);
      await expect(page.locator('[name="cf-turnstile-response"]')).toHaveValue(/public-key/);
      // A message that is sent too fast is refused.
      await page.clock.fastForward(2100);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('Message Sent!');
      await expect(page.locator('[name="cf-turnstile-response"]')).toHaveValue('another token');
      const [check, delivery] = receiver.received.map(({ body }) => body);
      const asked = Object.fromEntries(new URLSearchParams(check));
      expect(asked).toEqual({ secret: 'secret-key', response: 'token for public-key' });
      expect(JSON.parse(delivery ?? '').data).toEqual(goodMessage);
      const plain = await openWithoutScript(browser, origin);
      await expectLinksForButton(plain);
      await plain.context().close();
    } finally {
      await stop();
      await receiver.close();
    }
  });
}
