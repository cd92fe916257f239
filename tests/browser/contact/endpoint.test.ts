import { goodMessage, nextAddress, requestFrom, submissionOf } from '../../contact/post.ts';
import { type Receiver, startReceiver, webhookSecret } from '../../contact/receiver.ts';
import { deliveringBuild } from '../support/delivering-build.ts';
import { type NodeServer, startNodeServer } from '../support/node-server.ts';
import { expect, test } from './delivering-site.ts';

const invalid = submissionOf({});

/** Sends invalid messages until one is refused as one too many. Returns how many were read before. */
async function countAccepted(send: () => Promise<Response>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { status } = await send();
    if (status === 429) return count;
    expect(status).toBe(400);
    expect(count).toBeLessThan(20);
  }
}

test('in workerd, the eleventh message from an address within a minute is refused', async ({
  delivering,
}) => {
  const headers = { 'CF-Connecting-IP': nextAddress() };
  const send = () => fetch(requestFrom(delivering.origin, invalid, headers));
  // A new minute may start in between, which allows ten more.
  expect(await countAccepted(send)).toBeGreaterThanOrEqual(10);
});

test('a body that isn’t JSON is refused, and is no error of the site', async ({ delivering }) => {
  expect((await fetch(requestFrom(delivering.origin, '{"message":'))).status).toBe(400);
});

test('other methods are refused with an Allow that names POST', async ({ delivering }) => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${delivering.origin}/api/contact`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toContain('POST');
  }
  expect((await fetch(`${delivering.origin}/api/contact`)).status).toBe(404);
});

/** Runs a task with a Node server that delivers to a receiver. */
async function withNodeServer(
  answer: () => number | Promise<number>,
  task: (server: NodeServer, receiver: Receiver) => Promise<void>,
) {
  const build = deliveringBuild();
  const receiver = await startReceiver(answer);
  const server = await startNodeServer({
    BUILD_FOLDER: build.folder,
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: webhookSecret,
  });
  try {
    await task(server, receiver);
  } finally {
    server.process.kill('SIGKILL');
    await receiver.close();
    build.remove();
  }
}

test('a Node server delivers to a webhook, and limits the rate by itself', async () => {
  await withNodeServer(
    () => 200,
    async ({ origin }, { received }) => {
      expect((await fetch(requestFrom(origin))).status).toBe(204);
      expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([goodMessage]);
      expect(await countAccepted(() => fetch(requestFrom(origin, invalid)))).toBe(9);
    },
  );
});

test('a stopping Node server completes the message that a visitor waits for', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  await withNodeServer(
    () => promise,
    async (server, { received }) => {
      const sending = fetch(requestFrom(server.origin));
      await expect.poll(() => received.length).toBe(1);
      const stopped = server.stop();
      await expect.poll(() => isListening(server.origin)).toBe(false);
      resolve(200);
      expect((await sending).status).toBe(204);
      expect(await stopped).toBe(0);
    },
  );
});

async function isListening(origin: string): Promise<boolean> {
  const headers = { Connection: 'close' };
  return fetch(`${origin}/healthz`, { headers }).then(
    () => true,
    () => false,
  );
}
