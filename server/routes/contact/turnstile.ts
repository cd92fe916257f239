import * as z from 'zod/mini';
import { contactAnswers } from '#domain/words/contact-answers.ts';
import { logUndelivered, reasonOf } from './log.ts';
import type { Submission } from './read-submission.ts';
import { contactSettings } from './settings.ts';
import { SubmissionError } from './submission-error.ts';

const timeout = 5000;

/** Siteverify's response. Its codes are words such as `invalid-input-secret`. */
const outcomeSchema = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string().check(z.regex(/^[a-z-]+$/))), []),
});

/**
 * Verifies with Turnstile that a person sent this, if a secret is set. Failures are logged.
 * @throws SubmissionError 403 if verification fails, 503 if Turnstile can't be reached
 */
export async function checkTurnstile(submission: Submission, id: string): Promise<void> {
  const { turnstile } = contactSettings();
  if (!turnstile) return;
  const { turnstileToken } = submission;
  const codes = turnstileToken
    ? await verify(turnstile, turnstileToken).catch((error: unknown) => {
        logUndelivered('failed', id, `Turnstile can't be asked: ${reasonOf(error)}`);
        throw new SubmissionError(503, contactAnswers.unchecked);
      })
    : 'missing-input-response';
  if (codes === undefined) return;
  logUndelivered('refused', id, `Turnstile says no: ${codes}`);
  throw new SubmissionError(403, contactAnswers.refused);
}

/** Returns why Turnstile rejected a token, or nothing if it accepted it. */
async function verify({ secret, verifyUrl }: { secret: string; verifyUrl: string }, token: string) {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeout),
  });
  const outcome = outcomeSchema.safeParse(await response.json().catch(() => undefined));
  if (!outcome.success)
    throw new Error(`it sent an invalid response with status ${response.status}`);
  const { success, 'error-codes': codes } = outcome.data;
  return success ? undefined : codes.join(', ') || 'without a reason';
}
