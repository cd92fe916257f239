import { expect, test, vi } from 'vitest';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { deliverTo, send } from './delivering.ts';

const turnstileHost = 'challenges.cloudflare.com';

test.each([
  ['{"success":true}', 204, 'contact message delivered'],
  ['{"success":false,"error-codes":["timeout-or-duplicate"]}', 403, 'timeout-or-duplicate'],
  ['<html>', 502, 'contact message failed'],
])(
  'a message is delivered only if Turnstile accepts it: %s gives %i',
  async (verdict, status, log) => {
    const logs = deliverTo('https://receiver.test/hook');
    vi.stubEnv('TURNSTILE_SITE_KEY', 'public');
    vi.stubEnv('TURNSTILE_SECRET', 'secret');
    const calls: [host: string, body: string][] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      const { host } = new URL(url);
      calls.push([host, `${body}`]);
      return new Response(host === turnstileHost ? verdict : '');
    });
    const body = submissionOf(goodMessage, { token: 'a token' });
    expect((await send({ body })).status).toBe(status);
    const receivers = status === 204 ? ['receiver.test'] : [];
    expect(calls.map(([host]) => host)).toEqual([turnstileHost, ...receivers]);
    // None of the message.
    expect(calls[0]?.[1]).toBe('secret=secret&response=a+token');
    expect(logs.join('\n')).toContain(log);
  },
);
