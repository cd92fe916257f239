const mostBytes = 2 * 1024 * 1024;

/**
 * Reads what is left of a request's body and forgets it: the proxy of `wrangler dev` reuses the
 * connection, and would fail the request that comes next on it. Node discards bodies by itself.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  const nowhere = new WritableStream<Uint8Array>({
    write({ byteLength }) {
      size += byteLength;
      if (size > mostBytes) throw new RangeError('The body is too long to be read.');
    },
  });
  // Also when the client has gone: nobody waits for the reason.
  await body.pipeTo(nowhere).catch(() => undefined);
}
