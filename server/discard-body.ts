/** Bytes that are read of a body which nobody wanted. */
const maxDiscarded = 2 * 1024 * 1024;

/**
 * Whether a request may have a body. One that only reads is asked by its headers: on Node the body
 * itself costs every request more than all else that is asked of it.
 */
export function mayBringBody({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return headers.has('Content-Length') || headers.has('Transfer-Encoding');
}

/**
 * Reads what is left of a request's body and forgets it. Otherwise the connection is closed halfway: the
 * client sees an error instead of the reason, or a proxy fails whoever comes next on it.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let size = 0;
  try {
    while (size < maxDiscarded) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has gone: nobody waits for the reason.
  }
}
