/** The most bytes of an unread body to read. */
const maxDiscarded = 2 * 1024 * 1024;

/**
 * Reads and discards the rest of a request's body. The proxy of `wrangler dev` reuses the connection, and
 * would otherwise fail the next request on it.
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
    // The client has disconnected, so there is nobody to respond to.
  }
}
