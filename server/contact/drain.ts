/** Bytes that are read of a body which is refused. */
const maxDrained = 2 * 1024 * 1024;

/**
 * Reads a refused body to its end and forgets it: a connection closed halfway reaches the client as
 * an error, and it never sees why it was refused.
 */
export async function drain({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let size = 0;
  try {
    while (size < maxDrained) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has gone: nobody waits for the reason.
  }
}
