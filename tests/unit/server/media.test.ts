import { expect, test } from 'vitest';
import { importWith } from '../import-with.ts';

const path = '/media/loop.mp4';
const { media } = await importWith(() => import('#server/media.ts'), 'virtual:media-sizes', {
  [path]: 12,
});

/** Requests a range of the bytes 0, 1, 2 … 11, which come in chunks of four. `taken` counts the chunks read. */
async function askFor(range: string, method = 'GET') {
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
  return { taken, answer: await media.request(path, { headers, method }, { ASSETS }) };
}

test('a range reads no chunk after its last one and cancels the file', async () => {
  const { answer, taken } = await askFor('1-5');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3, 4, 5]);
  await expect.poll(() => taken).toEqual({ chunks: 2, isCanceled: true });
});

test('a request that gets no body cancels the file', async () => {
  for (const [range, method, status] of [
    ['12-', 'GET', 416],
    ['1-5', 'HEAD', 200],
  ] as const) {
    const { answer, taken } = await askFor(range, method);
    expect([answer.status, answer.body, taken.isCanceled]).toEqual([status, null, true]);
  }
});
