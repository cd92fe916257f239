import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { createTestHarness } from 'wrangler';
import { type Receiver, startReceiver, webhookSecret } from '../../contact/receiver.ts';
import { breakBuild } from '../support/broken-build.ts';

process.env['WRANGLER_LOG'] = 'error';

/**
 * Runs the built worker inside workerd with delivery on, separate from the other tests' site.
 * The default build's contact page is prerendered without delivery, so this worker renders it anew.
 */
export async function startSite(vars: Record<string, string>) {
  const build = breakBuild(/"run_worker_first"/, (text) => {
    const built = JSON.parse(text);
    built.assets.run_worker_first.push('/contact');
    // A practice that delivers names its secrets, which would be bound a second time.
    delete built.secrets;
    Object.assign(built.vars, { CONTACT_DELIVERY: 'webhook' }, vars);
    return JSON.stringify(built);
  });
  const configPath = resolve(build.folder, 'server/wrangler.json');
  const harness = createTestHarness({ workers: [{ configPath }] });
  const { url } = await harness.listen();
  return { origin: url.origin, close: () => harness.close().then(build.remove) };
}

interface DeliveringSite {
  origin: string;
  receiver: Receiver;
  /** Sets the status of the receiver's responses from now on, or a promise of it. */
  answerWith(status: number | Promise<number>): void;
}

/** Playwright's test with a site in workerd that delivers to a webhook. */
export const test = base.extend<object, { delivering: DeliveringSite }>({
  delivering: [
    async ({ browserName: _ }, use) => {
      let status: number | Promise<number> = 200;
      const receiver = await startReceiver(() => status);
      const webhook = { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: webhookSecret };
      const { origin, close } = await startSite(webhook);
      const answerWith: DeliveringSite['answerWith'] = (next) => {
        status = next;
      };
      await use({ origin, receiver, answerWith });
      await close();
      await receiver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Returns the messages with this text that the receiver got. */
export function arrived({ receiver }: DeliveringSite, text: string) {
  return receiver.received.filter(({ body }) => JSON.parse(body).data.message === text);
}

/** Returns the ids of the messages with this text that the receiver got. */
export function idsOf(site: DeliveringSite, text: string) {
  return arrived(site, text).map(({ headers }) => headers['webhook-id']);
}

export { expect } from '@playwright/test';
