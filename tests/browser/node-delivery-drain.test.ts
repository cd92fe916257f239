import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goodMessage } from '../contact/post.ts';
import { webhookSecret } from '../contact/site.ts';
import { deliveringBuild } from './support/delivering-build.ts';
import { startNodeServer } from './support/node-server.ts';
import { expect, test } from './support/test.ts';

/** Starts a receiver that responds only when `answer` is called. */
async function startSlowReceiver() {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const server = createServer(async (incoming, outgoing) => {
    incoming.resume();
    asked.resolve();
    await told.promise;
    outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  return { url, asked: asked.promise, answer: told.resolve, close: () => server.close() };
}

async function isListening(origin: string): Promise<boolean> {
  const headers = { Connection: 'close' };
  return fetch(`${origin}/healthz`, { headers }).then(
    () => true,
    () => false,
  );
}

test('a stopping Node server still delivers a message whose visitor has left', async () => {
  const build = deliveringBuild();
  const receiver = await startSlowReceiver();
  const server = await startNodeServer({
    BUILD_FOLDER: build.folder,
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: webhookSecret,
  });
  const visitor = new AbortController();
  const sending = fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ ...goodMessage, elapsed: 60_000 }),
    signal: visitor.signal,
  });
  const left = expect(sending).rejects.toThrow();
  await receiver.asked;
  visitor.abort();
  await left;
  const stopped = server.stop();
  await expect.poll(() => isListening(server.origin)).toBe(false);
  receiver.answer();
  expect(await stopped).toBe(0);
  await expect.poll(() => server.output()).toContain('contact message delivered');
  await expect.poll(() => server.output()).toContain('"method":"POST"');
  receiver.close();
  build.remove();
});
