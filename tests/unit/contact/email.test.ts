import { expect, test, vi } from 'vitest';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { stubSettings } from '../../contact/settings.ts';
import { collectLogs, send } from './delivering.ts';

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

test('a name can’t inject a header, and without a mailbox the practice’s address gets it', async () => {
  const { sent } = await mail({ ...goodMessage, name: 'Ann\r\nBcc: all@mail.example\u0000' }, '');
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
