import { expect, test } from 'vitest';
import { configureWorker } from '#build/worker-configuration.ts';
import { contactDelivery, turnstileSiteKey } from '#domain/core/environment.ts';
import { stubSettings } from '../../contact/settings.ts';

/** Configures a worker with `wrangler.toml`'s and the environment's delivery. */
function configure(delivery: string, ofEnvironment = '') {
  stubSettings({ CONTACT_DELIVERY: ofEnvironment });
  const configuration = { vars: { CONTACT_DELIVERY: delivery }, send_email: [{}] };
  configureWorker(configuration);
  return configuration;
}

test.each([
  ['', '', 'console', 0],
  ['console', '', 'console', 0],
  ['webhook', '', 'webhook', 0],
  ['email', '', 'email', 1],
  ['console', 'email', 'email', 1],
])(
  'wrangler.toml’s "%s" and the environment’s "%s" deliver by %s, with %i bindings for email',
  (delivery, ofEnvironment, expected, bindings) => {
    const { vars, send_email } = configure(delivery, ofEnvironment);
    expect(vars.CONTACT_DELIVERY).toBe(expected);
    expect(send_email).toHaveLength(bindings);
    expect([contactDelivery(), turnstileSiteKey()]).toEqual([expected, '']);
  },
);

test('an unknown delivery stops the build', () => {
  expect(() => configure('pigeon')).toThrow(/pigeon/);
});

test.each([
  ['console', ''],
  ['webhook', 'key'],
])('with a key, a form with delivery to %s has Turnstile’s “%s”', (delivery, key) => {
  stubSettings({ CONTACT_DELIVERY: delivery, TURNSTILE_SITE_KEY: 'key' });
  expect(turnstileSiteKey()).toBe(key);
});
