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

test('a worker gets only what its way of delivery needs', () => {
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

test('the environment of a build comes before wrangler.toml, and the worker is told', () => {
  const configuration = configurationWith({ CONTACT_DELIVERY: 'console' });
  vi.stubEnv('CONTACT_DELIVERY', 'direct');
  configureDelivery(configuration);
  expect(configuration.vars['CONTACT_DELIVERY']).toBe('direct');
});

test('the pages are told who receives messages, as wrangler.toml says', () => {
  configureDelivery(
    configurationWith({ CONTACT_DELIVERY: 'direct', CONTACT_EMAIL_FROM: 'a@b.co' }),
  );
  expect(messageSettings()).toEqual({ delivery: 'direct', receiver: 'email', turnstile: 'off' });
});

test('a way that there is not stops the build', () => {
  expect(() => configureDelivery(configurationWith({ CONTACT_DELIVERY: 'pigeon' }))).toThrow(
    /pigeon/,
  );
});

test('messages go nowhere unless something is said', () => {
  vi.stubEnv('CONTACT_DELIVERY', '');
  expect(contactDelivery()).toBe('console');
});
