import { expect, test } from 'vitest';
import { sliceStream } from '#server/routes/files/slice-stream.ts';

/** A stream of the bytes 0, 1, 2 … in chunks of four, that counts what is taken of it. */
function countingStream(chunks: number) {
  const taken = { chunks: 0, isCanceled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.chunks === chunks) return controller.close();
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
  return { stream, taken };
}

async function readBytes(stream: ReadableStream<Uint8Array>) {
  return [...new Uint8Array(await new Response(stream).arrayBuffer())];
}

test.each([
  ['the first bytes', 0, 2, [0, 1]],
  ['a chunk', 4, 4, [4, 5, 6, 7]],
  ['bytes of several chunks', 3, 6, [3, 4, 5, 6, 7, 8]],
  ['the last byte', 11, 1, [11]],
  ['the whole', 0, 12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('a part of a stream may be %s', async (_, start, length, expected) => {
  expect(await readBytes(sliceStream(countingStream(3).stream, start, length))).toEqual(expected);
});

test('a part of an endless stream ends, reads nothing after its last chunk, and cancels the rest', async () => {
  const { stream, taken } = countingStream(Number.POSITIVE_INFINITY);
  expect(await readBytes(sliceStream(stream, 5, 4))).toEqual([5, 6, 7, 8]);
  expect(taken).toEqual({ chunks: 3, isCanceled: true });
});

test('nothing is read of a part that nobody reads', async () => {
  const { stream, taken } = countingStream(3);
  const { body } = new Response(sliceStream(stream, 5, 4));
  await body?.cancel();
  expect(taken.chunks).toBe(0);
});

test('a reader that leaves cancels the source', async () => {
  const { stream, taken } = countingStream(Number.POSITIVE_INFINITY);
  const reader = sliceStream(stream, 0, 100).getReader();
  await reader.read();
  await reader.cancel();
  expect(taken).toEqual({ chunks: 1, isCanceled: true });
});
