/**
 * Returns a part of a stream. After the part, it reads only the rest of the last chunk.
 * @param start in bytes
 * @param length in bytes, at least 1
 */
export function sliceStream(
  source: ReadableStream<Uint8Array>,
  start: number,
  length: number,
): ReadableStream<Uint8Array> {
  // TypeScript lacks the method, and the client reads a chunk before the next one is made.
  const { from } = ReadableStream as unknown as { from: FromChunks };
  return from.call(ReadableStream, readPart(source, start, start + length));
}

async function* readPart(source: ReadableStream<Uint8Array>, start: number, end: number) {
  let position = 0;
  for await (const chunk of source) {
    const part = chunk.subarray(Math.max(start - position, 0), end - position);
    position += chunk.length;
    if (part.length > 0) yield part;
    // Leaving the loop cancels the source.
    if (position >= end) return;
  }
}

type FromChunks = (chunks: AsyncGenerator<Uint8Array>) => ReadableStream<Uint8Array>;
