import type { Submission } from './read-submission.ts';
import { contactSettings } from './settings.ts';
import { otherWays, SubmissionError } from './submission-error.ts';

/** Milliseconds to wait for the check. */
const timeout = 5000;

/**
 * Asks Turnstile whether a person sent this, where a secret is set.
 * @throws SubmissionError 403 when it says no, 503 when it can't be asked
 */
export async function checkTurnstile({ turnstileToken, values }: Submission): Promise<void> {
  const { turnstile } = contactSettings();
  if (!turnstile) return;
  const refused = new SubmissionError(
    403,
    'The message wasn’t taken',
    `We couldn’t tell that a person sent it. Please send it once more. ${otherWays}`,
    { values },
  );
  if (!turnstileToken) throw refused;
  const outcome = await verify(turnstile, turnstileToken).catch(() => undefined);
  if (!outcome) {
    throw new SubmissionError(503, 'The message wasn’t sent', `Please try again. ${otherWays}`, {
      values,
    });
  }
  if (outcome.success !== true) throw refused;
}

async function verify({ secret, verifyUrl }: { secret: string; verifyUrl: string }, token: string) {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeout),
  });
  return response.json<{ success?: unknown }>();
}
