import { vi } from 'vitest';

const names = [
  'CONTACT_DELIVERY',
  'CONTACT_WEBHOOK_URL',
  'CONTACT_EMAIL_FROM',
  'TURNSTILE_SITE_KEY',
] as const;

/** Sets what a build is told about messages, and nothing else of it. */
export function stubSettings(settings: Partial<Record<(typeof names)[number], string>>) {
  for (const name of names) vi.stubEnv(name, settings[name] ?? '');
}
