import { expect, test } from 'vitest';
import { staticAssets } from '#server/node/static-assets.ts';
import { folderWith } from '../folder-with.ts';
import { importWith } from '../import-with.ts';

const path = '/media/loop.mp4';
const { media } = await importWith(() => import('#server/media.ts'), 'virtual:media-sizes', {
  [path]: 12,
});

/** Requests a range of the bytes 0, 1, 2 … 11, which come in chunks of four. `taken` counts the chunks read. */
async function askFor(range: string) {
  const taken = { chunks: 0, isCanceled: false };
  const file = new ReadableStream(
    {
      pull(controller) {
        if (taken.chunks === 3) return controller.close();
        const first = taken.chunks * 4;
        taken.chunks += 1;
        return controller.enqueue(Uint8Array.of(first, first + 1, first + 2, first + 3));
      },
      cancel() {
        taken.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Range: `bytes=${range}` };
  const ASSETS = { fetch: async () => new Response(file) };
  return { taken, answer: await media.request(path, { headers }, { ASSETS }) };
}

test.each([
  ['the first bytes', '0-1', [0, 1]],
  ['a chunk', '4-7', [4, 5, 6, 7]],
  ['bytes of several chunks', '3-8', [3, 4, 5, 6, 7, 8]],
  ['the last byte', '11-11', [11]],
  ['the whole file', '0-', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('a range of a video can be %s', async (_, range, expected) => {
  const { answer } = await askFor(range);
  const [first, last] = [expected[0], expected.at(-1)];
  expect(answer.status).toBe(206);
  expect(answer.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/12`);
  expect(answer.headers.get('Content-Length')).toBe(`${expected.length}`);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual(expected);
});

test('a range reads no chunk after its last one and cancels the file', async () => {
  const { answer, taken } = await askFor('1-5');
  expect((await answer.arrayBuffer()).byteLength).toBe(5);
  await expect.poll(() => taken).toEqual({ chunks: 2, isCanceled: true });
});

test('a client that leaves cancels the file', async () => {
  const { answer, taken } = await askFor('1-9');
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => taken.isCanceled).toBe(true);
});

test('Node streams a video in chunks', async () => {
  const bytes = new Uint8Array(500_000).fill(7);
  const folder = folderWith({ 'media/loop.mp4': bytes });
  const url = new URL(path, 'http://localhost');
  const files = staticAssets(folder);
  const reader = (await files.fetch(url)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThan(bytes.length / 2);
  await reader?.cancel();
  const whole = await files.fetch(url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
});
