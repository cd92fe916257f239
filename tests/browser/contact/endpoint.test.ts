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

test('in workerd, the eleventh message within a minute is refused', async ({ delivering }) => {
  const headers = { 'CF-Connecting-IP': nextAddress() };
  const send = () => fetch(requestFrom(delivering.origin, invalid, headers));
  // A new minute may start in between, which allows ten more.
  expect(await countAccepted(send)).toBeGreaterThanOrEqual(10);
  const answer = await fetch(`${delivering.origin}/api/contact`, { method: 'PUT' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([
    405,
    expect.stringMatching('POST'),
  ]);
  expect((await fetch(`${delivering.origin}/api/contact`)).status).toBe(404);
});

test('a Node server limits the rate by itself, and completes a message before it stops', async () => {
  const build = breakBuild(/^\{.*"CONTACT_DELIVERY"/s, (text) =>
    text.replace(/("CONTACT_DELIVERY": ?)"\w+"/, '$1"webhook"'),
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  const receiver = await startReceiver(() => promise);
  const server = await startNodeServer({
    BUILD_FOLDER: build.folder,
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: webhookSecret,
  });
  try {
    const sending = fetch(requestFrom(server.origin));
    await expect.poll(() => receiver.received.length).toBe(1);
    // Nobody is trusted, so the address that a visitor claims to have doesn't count.
    const claiming = () => ({ 'X-Forwarded-For': nextAddress() });
    const send = () => fetch(requestFrom(server.origin, invalid, claiming()));
    expect(await countAccepted(send)).toBe(9);
    const stopped = server.stop();
    await expect.poll(() => isListening(server.origin)).toBe(false);
    resolve(200);
    expect((await sending).status).toBe(204);
    expect(await stopped).toBe(0);
  } finally {
    server.process.kill('SIGKILL');
    await receiver.close();
    build.remove();
  }
});

// By day, the unit tests have a table of addresses and of proxies.
test('behind a trusted proxy, a Node server counts for each visitor @nightly', async () => {
  const build = breakBuild(/^\{.*"CONTACT_DELIVERY"/s, (text) =>
    text.replace(/("CONTACT_DELIVERY": ?)"\w+"/, '$1"webhook"'),
  );
  const server = await startNodeServer({ BUILD_FOLDER: build.folder, TRUSTED_PROXY: 'loopback' });
  const sendAs = (visitor: string) => () => {
    const header = { 'X-Forwarded-For': `${nextAddress()}, ${visitor}` };
    return fetch(requestFrom(server.origin, invalid, header));
  };
  try {
    for (const visitor of ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8:0:1::1'])
      expect(await countAccepted(sendAs(visitor)), visitor).toBeGreaterThanOrEqual(10);
    expect((await sendAs('2001:db8::2')()).status, 'of one /64').toBe(429);
  } finally {
    await server.stop();
    build.remove();
  }
});

async function isListening(origin: string): Promise<boolean> {
  const headers = { Connection: 'close' };
  return fetch(`${origin}/healthz`, { headers }).then(
    () => true,
    () => false,
  );
}

test('workerd reads a phone number and an email address as they look', async ({ delivering }) => {
  const typed = { phone: '\u202d973\u2011555\u20110142\u202c', email: 'ann@bücher.example' };
  const message = { ...goodMessage, ...typed, message: 'To workerd, as typed.' };
  const answer = await fetch(requestFrom(delivering.origin, submissionOf(message)));
  expect(answer.status).toBe(204);
  const [first] = arrived(delivering, message.message);
  const sent = { phone: '973-555-0142', email: 'ann@xn--bcher-kva.example' };
  expect(JSON.parse(first?.body ?? '').data).toEqual({ ...message, ...sent });
});
