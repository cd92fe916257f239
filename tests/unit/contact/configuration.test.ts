import { afterEach, expect, test, vi } from 'vitest';
import { configureDelivery } from '#build/configuration/worker-configuration.ts';
import { contactDelivery, messageSettings } from '#domain/contact/contact-delivery.ts';
import { stubSettings } from '../../contact/settings.ts';

afterEach(() => vi.unstubAllEnvs());

function configurationWith(vars: Record<string, string>) {
  stubSettings({});
  return { vars, send_email: [{}] };
}

test('a worker has the binding for email only if it sends email', () => {
  for (const [CONTACT_DELIVERY, count] of [
    ['console', 0],
    ['webhook', 0],
    ['email', 1],
  ] as const) {
    const configuration = configurationWith({ CONTACT_DELIVERY });
    configureDelivery(configuration);
    expect(configuration.send_email, CONTACT_DELIVERY).toHaveLength(count);
  }
});

test('the build’s environment overrides wrangler.toml in the worker’s variables', () => {
  const configuration = configurationWith({ CONTACT_DELIVERY: 'console' });
  vi.stubEnv('CONTACT_DELIVERY', 'webhook');
  configureDelivery(configuration);
  expect(configuration.vars['CONTACT_DELIVERY']).toBe('webhook');
});

test('the pages get the delivery that wrangler.toml names', () => {
  configureDelivery(configurationWith({ CONTACT_DELIVERY: 'email' }));
  expect(messageSettings()).toEqual({ delivery: 'email', turnstile: 'off' });
});

test('a form that sends nothing has no Turnstile', () => {
  stubSettings({ CONTACT_DELIVERY: 'console', TURNSTILE_SITE_KEY: 'key' });
  expect(messageSettings().turnstile).toBe('off');
  stubSettings({ CONTACT_DELIVERY: 'webhook', TURNSTILE_SITE_KEY: 'key' });
  expect(messageSettings().turnstile).toBe('on');
});

test('an unknown delivery method stops the build', () => {
  expect(() => configureDelivery(configurationWith({ CONTACT_DELIVERY: 'pigeon' }))).toThrow(
    /pigeon/,
  );
});

test('without a delivery method, messages only go to the console', () => {
  vi.stubEnv('CONTACT_DELIVERY', '');
  expect(contactDelivery()).toBe('console');
});
