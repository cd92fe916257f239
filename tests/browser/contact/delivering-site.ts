import { test as base } from '@playwright/test';
import { type Receiver, startReceiver } from '../../contact/receiver.ts';
import { startSite } from '../../contact/site.ts';

/** A site that delivers to a receiver. */
export interface DeliveringSite {
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
      const site = await startSite({ webhookUrl: receiver.url });
      await use({
        origin: site.origin,
        receiver,
        answerWith(next) {
          status = next;
        },
      });
      await site.close();
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
