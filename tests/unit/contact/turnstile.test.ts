import { expect, test, vi } from 'vitest';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { collectLogs, deliverTo, send } from './delivering.ts';

const turnstileHost = 'challenges.cloudflare.com';

/** Sends with a token while Turnstile is on. Returns the status, the calls by host, and what was logged. */
async function sendGuarded(verdict: () => Response, token = 'a token') {
  deliverTo('https://receiver.test/hook');
  vi.stubEnv('TURNSTILE_SITE_KEY', 'public');
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  const calls: [host: string, body: string][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { host } = new URL(url);
    calls.push([host, `${body}`]);
    return host === turnstileHost ? verdict() : new Response();
  });
  const logs = collectLogs();
  const { status } = await send({ body: submissionOf(goodMessage, { token }) });
  return { status, calls, hosts: calls.map(([host]) => host), log: logs.join('\n') };
}

test('Turnstile gets the secret and the token, and none of the message', async () => {
  const { status, calls, hosts } = await sendGuarded(() => Response.json({ success: true }));
  expect(status).toBe(204);
  expect(hosts).toEqual([turnstileHost, 'receiver.test']);
  expect(calls[0]?.[1]).toBe('secret=secret&response=a+token');
});

test('a message that Turnstile refuses isn’t delivered, and the log says why', async () => {
  const verdict = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  const { status, hosts, log } = await sendGuarded(() => Response.json(verdict));
  expect(status).toBe(403);
  expect(hosts).toEqual([turnstileHost]);
  expect(log).toContain('timeout-or-duplicate');
});

test.each<[what: string, verdict: () => Response]>([
  [
    'can’t be reached',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  ['answers nonsense', () => new Response('<html>', { status: 500 })],
])('a message isn’t delivered while Turnstile %s', async (_what, verdict) => {
  const { status, hosts, log } = await sendGuarded(verdict);
  expect(status).toBe(502);
  expect(hosts).toEqual([turnstileHost]);
  expect(log).toContain('contact message failed');
});

test('without a site key, Turnstile isn’t asked', async () => {
  collectLogs();
  deliverTo('https://receiver.test/hook');
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  const request = vi.fn(async (_url: string) => new Response());
  vi.stubGlobal('fetch', request);
  expect((await send()).status).toBe(204);
  expect(request.mock.calls.map(([url]) => url)).toEqual(['https://receiver.test/hook']);
});
