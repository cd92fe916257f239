import { env } from '#domain/env.ts';

const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Returns the endpoint's settings from variables and secrets. They are read for each message, so that tests
 * can change them.
 */
export function contactSettings() {
  const turnstileSecret = env('TURNSTILE_SECRET');
  return {
    webhook: { url: env('CONTACT_WEBHOOK_URL'), secret: env('CONTACT_WEBHOOK_SECRET') },
    email: { from: env('CONTACT_EMAIL_FROM'), to: env('CONTACT_EMAIL_TO') },
    turnstile: turnstileSecret
      ? {
          secret: turnstileSecret,
          verifyUrl: env('TURNSTILE_VERIFY_URL') || turnstileVerifyUrl,
        }
      : undefined,
  };
}
