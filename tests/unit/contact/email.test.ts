import { expect, test } from 'vitest';
import { sendEmail } from '#server/routes/contact/email.ts';
import { goodMessage } from '../../contact/post.ts';

function recorder() {
  const sent: Record<string, unknown>[] = [];
  const binding = {
    send: async (message: object) => {
      sent.push({ ...message });
      return { messageId: '1' };
    },
  };
  return { sent, binding: binding as SendEmail };
}

const addresses = { from: 'website@practice.example', to: 'desk@practice.example' };

test('a message becomes a plain-text email with the visitor as Reply-To', async () => {
  const { sent, binding } = recorder();
  const envelope = { id: 'abc', receivedAt: '2026-11-21T08:00:00.000Z', message: goodMessage };
  await sendEmail(envelope, binding, addresses);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: addresses.to, replyTo: goodMessage.email });
  expect(sent[0]).not.toHaveProperty('html');
  for (const word of Object.values(goodMessage)) expect(sent[0]?.['text']).toContain(word);
});

test('a name with line breaks can’t inject a header', async () => {
  const { sent, binding } = recorder();
  const message = { ...goodMessage, name: 'Ann\r\nBcc: all@mail.example\u0000' };
  await sendEmail({ id: 'abc', receivedAt: '', message }, binding, addresses);
  expect(sent[0]?.['subject']).toBe('Website message from Ann Bcc: all@mail.example');
});
