import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startNodeServer } from './support/node-server.ts';
import { rawRequest } from './support/raw-request.ts';
import { ownVideo } from './support/templates.ts';

const requests = [
  { method: 'HEAD' },
  { method: 'HEAD', Range: 'bytes=5-9' },
  { method: 'GET', Range: 'bytes=5-9' },
  { method: 'GET', Range: 'bytes=99999999-' },
  { method: 'POST' },
];

test('Node leaves no video file open', async () => {
  test.skip(!ownVideo || process.platform !== 'linux', 'only Linux lists another process’s files');
  const { origin, process: server, stop } = await startNodeServer({ REQUEST_LOG: 'none' });
  const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
  for (const { method, ...headers } of requests)
    await rawRequest(origin, `${ownVideo}`, headers, method);
  const before = openFiles();
  for (const { method, ...headers } of requests) {
    for (let count = 0; count < 20; count += 1)
      await rawRequest(origin, `${ownVideo}`, headers, method);
  }
  // Each request's own connection may still be closing.
  await expect.poll(openFiles).toBeLessThan(before + 5);
  await stop();
});
