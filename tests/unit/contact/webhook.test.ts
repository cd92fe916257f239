import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { webhookSecret } from '../../contact/receiver.ts';
import { deliverTo, send, withReceiver } from './delivering.ts';

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

test.each([302, 400, 500])(
  'a receiver’s %i means that the message isn’t sent, and the log has its id and none of its words',
  async (status) => {
    await withReceiver(status, async ({ received }, logs) => {
      const id = crypto.randomUUID();
      expect((await send({ body: submissionOf(goodMessage, { id }) })).status).toBe(502);
      expect(received).toHaveLength(1);
      expect(logs).toEqual([expect.stringContaining(id)]);
      expect(logs[0]).toContain(`${status}`);
      for (const word of Object.values(goodMessage)) expect(logs[0]).not.toContain(word);
    });
  },
);

test('a receiver that takes too long means that the message isn’t sent', async () => {
  const tooLate = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate);
  const logs = deliverTo('http://127.0.0.1:9/');
  expect((await send()).status).toBe(502);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(logs).toEqual([expect.stringContaining('TimeoutError')]);
});

test.each(['http://receiver.test/hook', 'http://127.0.0.1.receiver.test/', ''])(
  'a message is never sent unencrypted, as to "%s"',
  async (url) => {
    deliverTo(url);
    const request = vi.fn();
    vi.stubGlobal('fetch', request);
    expect((await send()).status).toBe(502);
    expect(request).not.toHaveBeenCalled();
  },
);
