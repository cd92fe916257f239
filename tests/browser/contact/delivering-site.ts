import { test as base } from '@playwright/test';
import { type Receiver, startReceiver } from '../../contact/receiver.ts';
import { startSite } from '../../contact/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

/** A site with delivery on and the receiver of its messages. */
export interface DeliveringSite {
  site: Site;
  receiver: Receiver;
  /** Sets the status of the receiver's responses from now on. */
  answerWith(status: number): void;
}

/** Playwright's test with a site that delivers to a webhook. */
export const test = base.extend<object, { direct: DeliveringSite }>({
  direct: [
    async ({ browserName: _ }, use) => {
      let status = 200;
      const receiver = await startReceiver(() => status);
      const site = await startSite({ webhookUrl: receiver.url });
      await use({
        site,
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

export { expect } from '@playwright/test';
