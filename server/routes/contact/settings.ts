import { setting } from '#domain/setting.ts';

const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** What variables and secrets tell the endpoint: read anew for each message, so that a test can change them. */
export function contactSettings() {
  const [url, secret] = [setting('CONTACT_WEBHOOK_URL'), setting('CONTACT_WEBHOOK_SECRET')];
  const turnstileSecret = setting('TURNSTILE_SECRET');
  return {
    webhook: url ? { url, secret } : undefined,
    email: { from: setting('CONTACT_EMAIL_FROM'), to: setting('CONTACT_EMAIL_TO') },
    turnstile: turnstileSecret
      ? {
          secret: turnstileSecret,
          verifyUrl: setting('TURNSTILE_VERIFY_URL') || turnstileVerifyUrl,
        }
      : undefined,
  };
}
