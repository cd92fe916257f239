import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { configureWorker } from '#build/worker-configuration.ts';
import { contactDelivery, turnstileSiteKey } from '#domain/core/environment.ts';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { webhookSecret } from '../../contact/receiver.ts';
import { stubSettings } from '../../contact/settings.ts';
import { collectLogs, deliverTo, send, withReceiver } from './delivering.ts';

test('a message has the signature, timestamp and id of Standard Webhooks, and its fields alone', async () => {
  await withReceiver(202, async ({ received }, logs) => {
    const id = crypto.randomUUID();
    const message = { ...goodMessage, email: ` ${goodMessage.email} `, admin: true };
    expect((await send({ body: submissionOf(message, { id, to: 'x' }) })).status).toBe(204);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers['content-type']).toBe('application/json');
    expect(headers['webhook-id']).toBe(id);
    const time = `${headers['webhook-timestamp']}`;
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    const { timestamp, ...rest } = JSON.parse(body);
    expect(Math.floor(Date.parse(timestamp) / 1000)).toBe(Number(time));
    expect(rest).toEqual({ type: 'contact.message', data: goodMessage });
    expect(logs).toEqual([expect.stringContaining(id)]);
  });
});

test.each([302, 500])('a receiver’s %i becomes 502, and no word is logged', async (status) => {
  await withReceiver(status, async ({ received }, logs) => {
    const id = crypto.randomUUID();
    expect((await send({ body: submissionOf(goodMessage, { id }) })).status).toBe(502);
    expect(received).toHaveLength(1);
    expect(logs).toEqual([expect.stringContaining(id)]);
    expect(logs[0]).toContain(`${status}`);
    for (const word of Object.values(goodMessage)) expect(logs[0]).not.toContain(word);
  });
});

test('a receiver that takes too long means that the message isn’t sent', async () => {
  const tooLate = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate);
  const logs = deliverTo('http://127.0.0.1:9/');
  expect((await send()).status).toBe(502);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(logs).toEqual([expect.stringContaining('TimeoutError')]);
});

const unencrypted = ['http://receiver.test/hook', 'http://127.0.0.1.receiver.test/', ''];

test.each(unencrypted)('a message is never sent unencrypted, as to "%s"', async (url) => {
  deliverTo(url);
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  expect((await send()).status).toBe(502);
  expect(request).not.toHaveBeenCalled();
});

const turnstileHost = 'challenges.cloudflare.com';

test.each([
  ['{"success":true}', 204, 'contact message delivered'],
  ['{"success":false,"error-codes":["timeout-or-duplicate"]}', 403, 'timeout-or-duplicate'],
  ['<html>', 502, 'contact message failed'],
])('a message needs Turnstile’s consent: %s gives %i', async (verdict, status, log) => {
  const logs = deliverTo('https://receiver.test/hook');
  vi.stubEnv('TURNSTILE_SITE_KEY', 'public');
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  const calls: [host: string, body: string][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { host } = new URL(url);
    calls.push([host, `${body}`]);
    return new Response(host === turnstileHost ? verdict : '');
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const body = submissionOf(goodMessage, { token: 'a token' });
  expect((await send({ body })).status).toBe(status);
  expect(timeout).toHaveBeenNthCalledWith(1, 5000);
  const receivers = status === 204 ? ['receiver.test'] : [];
  expect(calls.map(([host]) => host)).toEqual([turnstileHost, ...receivers]);
  // None of the message.
  expect(calls[0]?.[1]).toBe('secret=secret&response=a+token');
  expect(logs.join('\n')).toContain(log);
});

/** Sends a message by email to a binding that answers as given. Returns the status, the mail and the log. */
async function mail(message = goodMessage, to = 'desk@practice.test', answer = async () => {}) {
  stubSettings({ CONTACT_DELIVERY: 'email' });
  vi.stubEnv('CONTACT_EMAIL_FROM', 'website@practice.test');
  vi.stubEnv('CONTACT_EMAIL_TO', to);
  const logs = collectLogs();
  const binding = { send: vi.fn<(mail: object) => Promise<void>>(answer) };
  const id = crypto.randomUUID();
  const { status } = await send(
    { body: submissionOf(message, { id }) },
    { CONTACT_EMAIL: binding as unknown as SendEmail },
  );
  expect(binding.send).toHaveBeenCalledOnce();
  return { id, status, sent: binding.send.mock.calls[0]?.[0], logs };
}

test('a message becomes a plain-text email with the visitor as Reply-To', async () => {
  const { id, status, sent } = await mail();
  expect(status).toBe(204);
  expect(sent).toEqual({
    from: { name: 'Juniper Lantern Optometry', email: 'website@practice.test' },
    to: 'desk@practice.test',
    replyTo: goodMessage.email,
    subject: 'Website message from Ann Example',
    text: expect.stringContaining(`number ${id}`),
  });
  for (const word of Object.values(goodMessage)) {
    expect(sent).toHaveProperty('text', expect.stringContaining(word));
  }
});

test('a name can’t inject a header or turn it around, and without a mailbox the practice’s address gets it', async () => {
  const name = 'A\u202Enn\r\n\u2028Bcc:\u2067 \u061Call@mail.example\u200E\u0000';
  const { sent } = await mail({ ...goodMessage, name }, '');
  expect(sent).toHaveProperty('subject', 'Website message from Ann Bcc: all@mail.example');
  expect(sent).toHaveProperty('to', 'desk@juniperlantern.test');
});

test('an email that isn’t accepted leaves its id and the platform’s code in the log, and no word', async () => {
  const quotes = Object.assign(new Error(JSON.stringify(goodMessage)), { code: 'E_RECIPIENT' });
  const { id, status, logs } = await mail(goodMessage, '', () => Promise.reject(quotes));
  expect(status).toBe(502);
  expect(logs).toEqual([expect.stringContaining('E_RECIPIENT')]);
  expect(logs[0]).toContain(id);
  for (const word of Object.values(goodMessage)) expect(logs[0]).not.toContain(word);
});

/** Configures a worker with `wrangler.toml`'s and the environment's delivery, and a key for Turnstile. */
function configure(delivery: string, ofEnvironment = '') {
  stubSettings({ CONTACT_DELIVERY: ofEnvironment, TURNSTILE_SITE_KEY: 'key' });
  const configuration = { vars: { CONTACT_DELIVERY: delivery }, send_email: [{}] };
  configureWorker(configuration);
  return configuration;
}

test.each([
  ['', '', 'console', 0, ''],
  ['webhook', '', 'webhook', 0, 'key'],
  ['console', 'email', 'email', 1, 'key'],
])('wrangler.toml’s "%s" and the environment’s "%s" deliver by %s', (...row) => {
  const [delivery, ofEnvironment, expected, mailers, key] = row;
  const { vars, send_email } = configure(delivery, ofEnvironment);
  expect(vars).toEqual({ CONTACT_DELIVERY: expected, TURNSTILE_SITE_KEY: key });
  expect(send_email).toHaveLength(mailers);
  expect([contactDelivery(), turnstileSiteKey()]).toEqual([expected, key]);
});

test('an unknown delivery stops the build', () => {
  expect(() => configure('pigeon')).toThrow(/pigeon/);
});
