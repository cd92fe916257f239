/** Writes the one line of a message that failed, or that a check refused, with a reason that quotes nothing. */
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
