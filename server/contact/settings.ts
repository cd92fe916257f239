const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * What the contact endpoint is told by variables and secrets; workerd and Node both keep them in
 * `process.env`. They are read anew, so that a test can change them.
 */
export function contactSettings() {
  const [url, secret] = [read('CONTACT_WEBHOOK_URL'), read('CONTACT_WEBHOOK_SECRET')];
  const turnstileSecret = read('TURNSTILE_SECRET');
  return {
    webhook: url ? { url, secret } : undefined,
    email: { from: read('CONTACT_EMAIL_FROM'), to: read('CONTACT_EMAIL_TO') },
    turnstile: turnstileSecret
      ? { secret: turnstileSecret, verifyUrl: read('TURNSTILE_VERIFY_URL') || turnstileVerifyUrl }
      : undefined,
  };
}

function read(name: string): string {
  return globalThis.process?.env?.[name] ?? '';
}
