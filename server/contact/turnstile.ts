import { env, turnstileSiteKey } from '#domain/environment.ts';

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Milliseconds in which Turnstile must respond. */
const timeout = 5000;

/**
 * Returns whether Turnstile says that a person got this token, or true if the form doesn't use Turnstile. Logs why
 * it says no.
 * @throws Error if Turnstile can't be asked
 */
export async function isPerson(token = '', id = ''): Promise<boolean> {
  if (!turnstileSiteKey()) return true;
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: env('TURNSTILE_SECRET'), response: token }),
    signal: AbortSignal.timeout(timeout),
  });
  const { success, 'error-codes': codes } = await response.json<{
    success: boolean;
    'error-codes'?: string[];
  }>();
  if (!success) console.error({ event: 'contact message refused', id, codes });
  return success;
}
