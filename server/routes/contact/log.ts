/** Logs that a message failed or was rejected, in one line without any of the message's text. */
export function logUndelivered(outcome: 'failed' | 'refused', id: string, reason: string): void {
  console.error({ event: `contact message ${outcome}`, id, reason });
}

/** Returns the message of our own errors and of network errors. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause === undefined ? error.message : `${error.message} (${codeOf(error.cause)})`;
}

/**
 * Returns the parts of a platform's error that are safe to log. The error's own text may quote the visitor's
 * message.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.code}` : error.name;
}
