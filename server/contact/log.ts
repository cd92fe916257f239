/**
 * Writes the one line of a message that didn't arrive.
 * @param outcome `failed` when something is out of order, `refused` when a check says no
 * @param id the message's number
 * @param reason in words that hold nothing of the message
 */
export function logUndelivered(outcome: 'failed' | 'refused', id: string, reason: string): void {
  console.error({ event: `contact message ${outcome}`, id, reason });
}

/** What one of our own errors, or one of the network, says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause === undefined ? error.message : `${error.message} (${codeOf(error.cause)})`;
}

/** What is safe to repeat of a platform's own error: its text may quote the message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.code}` : error.name;
}
