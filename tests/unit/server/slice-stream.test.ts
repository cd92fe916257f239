import { expect, test } from 'vitest';
import { sliceStream } from '#server/media/slice-stream.ts';

/** Creates a stream of the bytes 0, 1, 2 … in four-byte chunks. `taken` counts the chunks read. */
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
  ['the whole stream', 0, 12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('a slice of a stream can be %s', async (_, start, length, expected) => {
  expect(await readBytes(sliceStream(countingStream(3).stream, start, length))).toEqual(expected);
});

test('a slice reads no chunk after its last one and cancels the source', async () => {
  const { stream, taken } = countingStream(Number.POSITIVE_INFINITY);
  expect(await readBytes(sliceStream(stream, 5, 4))).toEqual([5, 6, 7, 8]);
  expect(taken).toEqual({ chunks: 3, isCanceled: true });
});

test('a slice that nobody reads doesn’t read its source', async () => {
  const { stream, taken } = countingStream(3);
  const { body } = new Response(sliceStream(stream, 5, 4));
  await body?.cancel();
  expect(taken.chunks).toBe(0);
});

test('canceling a slice cancels its source', async () => {
  const { stream, taken } = countingStream(Number.POSITIVE_INFINITY);
  const reader = sliceStream(stream, 0, 100).getReader();
  await reader.read();
  await reader.cancel();
  expect(taken).toEqual({ chunks: 1, isCanceled: true });
});
