import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodMessage, postForm } from '../contact/post.ts';
import { webhookSecret } from '../contact/site.ts';
import { folderWith } from '../unit/folder-with.ts';
import { deliveringBuild } from './support/delivering-build.ts';
import { startNodeServer } from './support/node-server.ts';
import { expect, test } from './support/test.ts';

test('a Node server keeps nothing of a refused message in memory', {
  tag: '@chromium',
}, async () => {
  const build = deliveringBuild();
  const folder = folderWith();
  const server = await startNodeServer({
    BUILD_FOLDER: build.folder,
    CONTACT_WEBHOOK_URL: 'http://127.0.0.1:9/',
    CONTACT_WEBHOOK_SECRET: webhookSecret,
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
  });
  const message = `Words of a visitor, ${Date.now()}`;
  const answer = await postForm(server.origin, { ...goodMessage, phone: 'call me', message });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);

  // Taking a snapshot first runs a garbage collection.
  server.process.kill('SIGUSR2');
  const isWhole = (text: string) => text.trimEnd().endsWith('}');
  const snapshot = () =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  await expect.poll(() => snapshot().some(isWhole), { timeout: 30_000 }).toBe(true);
  const [heap = ''] = snapshot();
  await server.stop();
  build.remove();
  expect(heap.length).toBeGreaterThan(1_000_000);
  expect(heap.includes(message), 'the message is in memory').toBe(false);
});
