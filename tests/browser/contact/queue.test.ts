import { expect, test } from '@playwright/test';
import { isNightly } from '../../conditions.ts';
import { goodMessage, postMessage } from '../../contact/post.ts';
import { type Received, startReceiver } from '../../contact/receiver.ts';
import { startSite } from '../../contact/site.ts';

const amount = isNightly ? 200 : 50;

test(`none of ${amount} messages to a receiver that often fails is lost or stored twice`, async () => {
  test.setTimeout(120_000);
  const stored = new Map<string, string>();
  let tries = 0;
  let failuresAfterStoring = 0;
  // Every second attempt fails; every other one of these fails after storing, like a lost response.
  const receiver = await startReceiver((received) => {
    tries += 1;
    if (tries % 4 === 0) return 500;
    stored.set(idOf(received), textOf(received.body));
    if (tries % 4 !== 2) return 200;
    failuresAfterStoring += 1;
    return 503;
  });
  const site = await startSite({ delivery: 'queue', webhookUrl: receiver.url, retries: 2 });
  try {
    const texts = Array.from({ length: amount }, (_, number) => `Message with number ${number}.`);
    const answers = await Promise.all(
      texts.map((message) => postMessage(site.origin, { ...goodMessage, message })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));

    const accounted = async () => new Set([...stored.values(), ...(await deadTexts(site))]).size;
    await expect.poll(accounted, { timeout: 60_000 }).toBe(amount);
    expect(new Set([...stored.values(), ...(await deadTexts(site))])).toEqual(new Set(texts));
    expect(stored.size).toBe(new Set(stored.values()).size);
    expect(tries).toBeGreaterThan(amount);
    expect(failuresAfterStoring).toBeGreaterThan(0);
  } finally {
    await site.close();
    await receiver.close();
  }
});

test('an undeliverable message ends in the dead-letter queue and not in the log', async () => {
  const receiver = await startReceiver(() => 500);
  const site = await startSite({ delivery: 'queue', webhookUrl: receiver.url, retries: 2 });
  try {
    await postMessage(site.origin, goodMessage);
    await expect.poll(() => deadTexts(site), { timeout: 20_000 }).toEqual([goodMessage.message]);
    expect(receiver.received.length).toBe(3);
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    const log = JSON.stringify(site.getLogs());
    expect(log).toContain('contact message failed');
    for (const word of Object.values(goodMessage)) expect(log).not.toContain(word);
  } finally {
    await site.close();
    await receiver.close();
  }
});

function idOf({ headers }: Received): string {
  return String(headers['webhook-id']);
}

function textOf(body: string): string {
  return JSON.parse(body).data.message;
}

async function deadTexts(site: Awaited<ReturnType<typeof startSite>>): Promise<string[]> {
  const response = await site.getWorker('recorder').fetch('/');
  const entries = (await response.json()) as { message: { message: string } }[];
  return entries.map(({ message }) => message.message);
}
