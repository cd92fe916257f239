import { afterEach, expect, test, vi } from 'vitest';
import { configureDelivery } from '#build/configuration/worker-configuration.ts';
import { contactDelivery, messageSettings } from '#domain/contact/contact-delivery.ts';
import { stubSettings } from '../../contact/settings.ts';

afterEach(() => vi.unstubAllEnvs());

function configurationWith(vars: Record<string, string>) {
  stubSettings({});
  const queues = { producers: [{}], consumers: [{}] };
  return { vars, queues, send_email: [{}], ratelimits: [{}] };
}

function counts(configuration: ReturnType<typeof configurationWith>) {
  const { queues, send_email, ratelimits } = configuration;
  return [queues.producers.length, queues.consumers.length, send_email.length, ratelimits.length];
}

test('a worker gets only the bindings its delivery method needs', () => {
  const off = configurationWith({ CONTACT_DELIVERY: 'console', CONTACT_EMAIL_FROM: 'a@b.co' });
  configureDelivery(off);
  expect(counts(off)).toEqual([0, 0, 0, 0]);
  const direct = configurationWith({ CONTACT_DELIVERY: 'direct', CONTACT_EMAIL_FROM: 'a@b.co' });
  configureDelivery(direct);
  expect(counts(direct)).toEqual([0, 0, 1, 1]);
  const queue = configurationWith({ CONTACT_DELIVERY: 'queue' });
  configureDelivery(queue);
  expect(counts(queue)).toEqual([1, 1, 0, 1]);
});

test('the build’s environment overrides wrangler.toml in the worker’s variables', () => {
  const configuration = configurationWith({ CONTACT_DELIVERY: 'console' });
  vi.stubEnv('CONTACT_DELIVERY', 'direct');
  configureDelivery(configuration);
  expect(configuration.vars['CONTACT_DELIVERY']).toBe('direct');
});

test('the pages get the message receiver that wrangler.toml names', () => {
  configureDelivery(
    configurationWith({ CONTACT_DELIVERY: 'direct', CONTACT_EMAIL_FROM: 'a@b.co' }),
  );
  expect(messageSettings()).toEqual({ delivery: 'direct', receiver: 'email', turnstile: 'off' });
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
