import { expect, test } from 'vitest';
import { staticAssets } from '#server/node/bindings.ts';
import { folderWith } from '../folder-with.ts';

/** Names of files in `content/files`. */
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
const files = Object.fromEntries(names.map((name) => [`files/${name}`, name]));
const assets = staticAssets(folderWith(files));
const get = (path: string) => assets.fetch(new URL(`http://localhost${path}`));

test.each(names)('Node sends the file %s at one address', async (name) => {
  const response = await get(`/files/${encodeURIComponent(name)}`);
  expect([response.status, await response.text()]).toEqual([200, name]);
});

/** Other spellings of their addresses, and of some that no file has: as Cloudflare answers them. */
test.each([
  ['/files/New%20Patient%20%46orm.pdf?v=1', '/files/New%20Patient%20Form.pdf?v=1'],
  ['/files/%c3%9cber%20uns.pdf', '/files/%C3%9Cber%20uns.pdf'],
  ['//files//plan.pdf', '/files/plan.pdf'],
  ['/f%69les/prices.md', '/files/prices.md'],
  ['/files%2fplan.pdf', '/files/plan.pdf'],
  ['/files/New+Patient+Form.pdf', null],
  ['/files/New%20Patient%20Form.pdf%', null],
  ['/files/..%2f_headers', null],
  ['/files/%5Cplan.pdf', null],
])('Node redirects %s to %s', async (path, address) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('Location')]).toEqual([address ? 307 : 404, address]);
});
