import { goodMessage, nextAddress, requestFrom, submissionOf } from '../../contact/post.ts';
import { startReceiver, webhookSecret } from '../../contact/receiver.ts';
import { breakBuild } from '../support/broken-build.ts';
import { startNodeServer } from '../support/node-server.ts';
import { arrived, expect, test } from './delivering-site.ts';

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

test('workerd reads a message as it looks, and refuses the eleventh', async ({ delivering }) => {
  const typed = { phone: '\u202d973\u2011555\u20110142\u202c', email: 'ann@bücher.example' };
  const message = { ...goodMessage, ...typed, message: 'To workerd, as typed.' };
  const accepted = await fetch(requestFrom(delivering.origin, submissionOf(message)));
  expect(accepted.status).toBe(204);
  const sent = { phone: '973-555-0142', email: 'ann@xn--bcher-kva.example' };
  const [first] = arrived(delivering, message.message);
  expect(JSON.parse(`${first?.body}`).data).toEqual({ ...message, ...sent });
  const headers = { 'CF-Connecting-IP': nextAddress() };
  const send = () => fetch(requestFrom(delivering.origin, invalid, headers));
  // A new minute may start in between, which allows ten more.
  expect(await countAccepted(send)).toBeGreaterThanOrEqual(10);
  const answer = await fetch(`${delivering.origin}/api/contact`, { method: 'PUT' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toContain('POST');
  expect((await fetch(`${delivering.origin}/api/contact`)).status).toBe(404);
});

/** Starts a Node server that delivers to a webhook. `end` stops it and removes its build. */
async function startDelivering(environment: NodeJS.ProcessEnv) {
  const build = breakBuild(/^\{.*"CONTACT_DELIVERY"/s, (text) =>
    text.replace(/("CONTACT_DELIVERY": ?)"\w+"/, '$1"webhook"'),
  );
  const own = { BUILD_FOLDER: build.folder, CONTACT_WEBHOOK_SECRET: webhookSecret };
  const server = await startNodeServer({ ...own, ...environment });
  const end = () => {
    server.process.kill('SIGKILL');
    build.remove();
  };
  return { ...server, end };
}

test('a Node server limits the rate by itself, and completes a message before it stops', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const receiver = await startReceiver(() => promise);
  const server = await startDelivering({ CONTACT_WEBHOOK_URL: receiver.url });
  try {
    const sending = fetch(requestFrom(server.origin));
    await expect.poll(() => receiver.received.length).toBe(1);
    // Nobody is trusted, so the address that a visitor claims to have doesn't count.
    const claiming = () => ({ 'X-Forwarded-For': nextAddress() });
    const send = () => fetch(requestFrom(server.origin, invalid, claiming()));
    expect(await countAccepted(send)).toBe(9);
    const stopped = server.stop();
    const headers = { Connection: 'close' };
    await expect(() =>
      expect(fetch(`${server.origin}/healthz`, { headers })).rejects.toThrow(),
    ).toPass();
    resolve(200);
    expect((await sending).status).toBe(204);
    expect(await stopped).toBe(0);
  } finally {
    server.end();
    await receiver.close();
  }
});

// By day, the unit tests have a table of addresses and of proxies.
test('behind a trusted proxy, a Node server counts for each visitor @nightly', async () => {
  const server = await startDelivering({ TRUSTED_PROXY: 'loopback' });
  try {
    for (const visitor of ['192.0.2.1', '2001:db8::1']) {
      const claiming = () => ({ 'X-Forwarded-For': `${nextAddress()}, ${visitor}` });
      const send = () => fetch(requestFrom(server.origin, invalid, claiming()));
      expect(await countAccepted(send), visitor).toBeGreaterThanOrEqual(10);
    }
  } finally {
    server.end();
  }
});
