/** Most bytes of an unread body that are read. */
const maxDiscarded = 2 * 1024 * 1024;

/**
 * Reads what is left of a request's body and forgets it: the proxy of `wrangler dev` reuses the
 * connection, and would fail the request that comes next on it.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxDiscarded) break;
    }
  } catch {
    // The client has gone: nobody waits for the reason.
  }
}
