import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contact } from '#server/routes/contact/endpoint.ts';
import { goodMessage } from '../../contact/post.ts';

const quotes = new Error(JSON.stringify(goodMessage));
const lines: unknown[] = [];
/** Promises passed to `waitUntil`. */
const keptAlive: unknown[] = [];

beforeEach(() => {
  lines.length = 0;
  keptAlive.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line));
  }
  vi.stubEnv('CONTACT_DELIVERY', 'email');
});

afterEach(() => void vi.unstubAllEnvs());

let visitors = 0;

/** Sends a message with a token. Returns the status and the single log line. */
async function send(mail?: { send(): Promise<unknown> }, token = 'token') {
  visitors += 1;
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'Idempotency-Key': `filled-in-form-${visitors}`,
  };
  const body = JSON.stringify({ ...goodMessage, elapsed: 60_000, 'cf-turnstile-response': token });
  const environment = {
    CLIENT_ADDRESS: `10.0.0.${visitors}`,
    ...(mail && { CONTACT_EMAIL: mail }),
  };
  const answer = await contact.request(
    '/api/contact',
    { method: 'POST', headers, body },
    environment,
    {
      waitUntil: (promise: Promise<unknown>) => void keptAlive.push(promise),
      passThroughOnException() {},
      props: {},
    },
  );
  expect(lines).toHaveLength(1);
  for (const word of Object.values(goodMessage)) expect(JSON.stringify(lines)).not.toContain(word);
  return { status: answer.status, line: lines[0] };
}

function sendToReceiver() {
  vi.stubEnv('CONTACT_DELIVERY', 'webhook');
  vi.stubEnv('CONTACT_WEBHOOK_URL', 'https://receiver.example/');
  vi.stubEnv('CONTACT_WEBHOOK_SECRET', `whsec_${btoa('a secret for the tests only, of 32+')}`);
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  // Following a redirect would send the message to a host that somebody else chose.
  vi.stubGlobal('fetch', async (_: URL, { redirect }: RequestInit) => {
    if (redirect === 'manual') throw new TypeError('fetch failed', { cause });
    return new Response();
  });
  return send();
}

const isOutOfReach = () => Promise.reject(new Error('fetch failed'));
const answersNothing = async () => new Response('<html>', { status: 500 });
const saysNo = (code: string) => async () =>
  Response.json({ success: false, 'error-codes': [code] });

function sendGuarded(answer: () => Promise<Response>, token?: string) {
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  vi.stubGlobal('fetch', answer);
  return send(undefined, token);
}

const rows: [what: string, status: number, reason: string, send: () => ReturnType<typeof send>][] =
  [
    ['email that isn’t accepted', 502, 'email', () => send({ send: () => Promise.reject(quotes) })],
    ['a missing binding', 502, 'no binding', () => send()],
    ['an unreachable receiver', 502, 'fetch failed (ECONNREFUSED)', sendToReceiver],
    ['unreachable Turnstile', 503, 'fetch failed', () => sendGuarded(isOutOfReach)],
    ['a response that isn’t from Turnstile', 503, '500', () => sendGuarded(answersNothing)],
    [
      'a wrong secret',
      403,
      'invalid-input-secret',
      () => sendGuarded(saysNo('invalid-input-secret')),
    ],
    [
      'an old token',
      403,
      'timeout-or-duplicate',
      () => sendGuarded(saysNo('timeout-or-duplicate')),
    ],
    ['a missing token', 403, 'missing-input-response', () => sendGuarded(isOutOfReach, '')],
  ];

for (const [what, expected, reason, attempt] of rows) {
  test(`${what} logs the reason and responds with ${expected}`, async () => {
    const { status, line } = await attempt();
    expect(status).toBe(expected);
    expect(keptAlive).toHaveLength(expected === 502 ? 1 : 0);
    expect(line).toEqual({
      event: `contact message ${expected === 403 ? 'refused' : 'failed'}`,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      reason: expect.stringContaining(reason),
    });
  });
}
