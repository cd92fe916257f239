import { expect, test, vi } from 'vitest';
import { practice } from '#domain/content.ts';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { stubSettings } from '../../contact/settings.ts';
import { collectLogs, send } from './delivering.ts';

/** Sends a message by email. Returns the status, the mail, and what was logged. */
async function mail(
  message: object,
  { to = 'desk@practice.test', outcome = async (): Promise<unknown> => undefined } = {},
) {
  stubSettings({ CONTACT_DELIVERY: 'email' });
  vi.stubEnv('CONTACT_EMAIL_FROM', 'website@practice.test');
  vi.stubEnv('CONTACT_EMAIL_TO', to);
  const logs = collectLogs();
  const sent: Record<string, string>[] = [];
  const binding = {
    send: (one: Record<string, string>) => {
      sent.push(one);
      return outcome();
    },
  };
  const id = crypto.randomUUID();
  const { status } = await send(
    { body: submissionOf(message, { id }) },
    { CONTACT_EMAIL: binding as unknown as SendEmail },
  );
  return { id, status, sent: sent[0], count: sent.length, logs };
}

test('a message becomes a plain-text email with the visitor as Reply-To', async () => {
  const { id, status, sent, count } = await mail(goodMessage);
  expect([status, count]).toEqual([204, 1]);
  expect(sent).toMatchObject({
    from: { name: practice.name, email: 'website@practice.test' },
    to: 'desk@practice.test',
    replyTo: goodMessage.email,
  });
  expect(sent).not.toHaveProperty('html');
  for (const word of [...Object.values(goodMessage), id]) expect(sent?.['text']).toContain(word);
});

test('a name with line breaks can’t inject a header', async () => {
  const name = 'Ann\r\nBcc: all@mail.example\u0000';
  const { sent } = await mail({ ...goodMessage, name });
  expect(sent?.['subject']).toBe('Website message from Ann Bcc: all@mail.example');
});

test('an email that isn’t accepted leaves the platform’s code in the log, and no word', async () => {
  const quotes = Object.assign(new Error(JSON.stringify(goodMessage)), { code: 'E_RECIPIENT' });
  const { id, status, logs } = await mail(goodMessage, { outcome: () => Promise.reject(quotes) });
  expect(status).toBe(502);
  expect(logs).toEqual([expect.stringContaining('E_RECIPIENT')]);
  expect(logs[0]).toContain(id);
  for (const word of Object.values(goodMessage)) expect(logs[0]).not.toContain(word);
});

test('without a mailbox of its own, the practice’s address gets the message', async () => {
  const { sent } = await mail(goodMessage, { to: '' });
  expect(sent?.['to']).toBe(practice.email);
});
