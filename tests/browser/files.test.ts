import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakBuild } from './support/broken-build.ts';
import { startNodeServer } from './support/node-server.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

/** Names of files in `content/files`. Two rules match those that end in `.md`. */
const names = [
  'plan.pdf',
  'prices.md',
  'Précios €.md',
  'New Patient Form.pdf',
  'Über uns.pdf',
  'U\u0308ber uns.pdf',
  '目が赤い 👓.pdf',
  "50% (a)+b & c=d;e,f@g #1 'x'!.pdf",
  '%20.pdf',
  'what?.pdf',
];

/** Other spellings of their addresses, and of some that no file has: as Cloudflare answers them. */
const spellings: readonly [path: string, address?: string][] = [
  ['/files/New%20Patient%20%46orm.pdf?v=1', '/files/New%20Patient%20Form.pdf?v=1'],
  ['/files/%c3%9cber%20uns.pdf', '/files/%C3%9Cber%20uns.pdf'],
  ['//files//plan.pdf', '/files/plan.pdf'],
  ['/f%69les/prices.md', '/files/prices.md'],
  ['/files%2fplan.pdf', '/files/plan.pdf'],
  ['/files/New+Patient+Form.pdf'],
  ['/files/New%20Patient%20Form.pdf%'],
  ['/files/..%2f_headers'],
  ['/files/%5Cplan.pdf'],
];

test('Node sends a file, whatever its name, at one address', async () => {
  const build = breakBuild(/"run_worker_first"/, (text) => text);
  const folder = join(build.folder, 'client/files');
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), name);
  const { origin, stop } = await startNodeServer({ BUILD_FOLDER: build.folder });
  try {
    for (const name of names) {
      const path = `/files/${encodeURIComponent(name)}`;
      const { status, body, headers } = await rawRequest(origin, path);
      expect([status, body], path).toEqual([200, name]);
      expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
      const type = name.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'application/pdf';
      expect(headers['content-type'], path).toBe(type);
    }
    for (const [path, address] of spellings) {
      const { status, headers } = await rawRequest(origin, path);
      const expected = address ? [307, address] : [404, undefined];
      expect([status, headers.location], path).toEqual(expected);
    }
  } finally {
    await stop();
    build.remove();
  }
});
