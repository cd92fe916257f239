import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contact } from '#server/contact/endpoint.ts';
import { goodMessage } from '#tests/contact/post.ts';

const quotes = new Error(JSON.stringify(goodMessage));
const lines: unknown[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line));
  }
  vi.stubEnv('CONTACT_DELIVERY', 'queue');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

let visitors = 0;

/** Sends a message with a token, and gives the status and the one line that the log got. */
async function send(queue?: { send(): Promise<unknown> }, token = 'token') {
  visitors += 1;
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'Idempotency-Key': `filled-in-form-${visitors}`,
  };
  const body = JSON.stringify({ ...goodMessage, 'cf-turnstile-response': token });
  const environment = {
    CLIENT_ADDRESS: `10.0.0.${visitors}`,
    ...(queue && { CONTACT_QUEUE: queue }),
  };
  const answer = await contact.request(
    '/api/contact',
    { method: 'POST', headers, body },
    environment,
  );
  expect(lines).toHaveLength(1);
  for (const word of Object.values(goodMessage)) expect(JSON.stringify(lines)).not.toContain(word);
  return { status: answer.status, line: lines[0] };
}

function guardWithTurnstile(answer: () => Promise<Response>) {
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  vi.stubGlobal('fetch', answer);
}

const id = expect.stringMatching(/^[0-9a-f]{32}$/);

test('a queue that takes no message leaves a line', async () => {
  const { status, line } = await send({ send: () => Promise.reject(quotes) });
  expect(status).toBe(502);
  const reason = expect.stringContaining('queue');
  expect(line).toEqual({ event: 'contact message failed', id, reason });
});

test('a queue that is not there leaves a line', async () => {
  const { status, line } = await send();
  expect(status).toBe(502);
  const reason = expect.stringContaining('no queue');
  expect(line).toEqual({ event: 'contact message failed', id, reason });
});

test('a receiver that cannot be reached leaves a line', async () => {
  vi.stubEnv('CONTACT_DELIVERY', 'direct');
  vi.stubEnv('CONTACT_WEBHOOK_URL', 'https://receiver.example/');
  vi.stubEnv('CONTACT_WEBHOOK_SECRET', `whsec_${btoa('a secret for the tests only, of 32+')}`);
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const { status, line } = await send();
  expect(status).toBe(502);
  expect(line).toEqual({
    event: 'contact message failed',
    id,
    reason: 'fetch failed (ECONNREFUSED)',
  });
});

test('Turnstile out of reach leaves a line', async () => {
  guardWithTurnstile(() => Promise.reject(new Error('fetch failed')));
  const { status, line } = await send();
  expect(status).toBe(503);
  const reason = expect.stringContaining('fetch failed');
  expect(line).toEqual({ event: 'contact message failed', id, reason });
});

test('an answer of Turnstile that is none leaves a line', async () => {
  guardWithTurnstile(async () => new Response('<html>', { status: 500 }));
  const { status, line } = await send();
  expect(status).toBe(503);
  const reason = expect.stringContaining('500');
  expect(line).toEqual({ event: 'contact message failed', id, reason });
});

for (const code of ['invalid-input-secret', 'timeout-or-duplicate']) {
  test(`a no of Turnstile leaves a line that says ${code}`, async () => {
    guardWithTurnstile(async () => Response.json({ success: false, 'error-codes': [code] }));
    const { status, line } = await send();
    expect(status).toBe(403);
    const reason = expect.stringContaining(code);
    expect(line).toEqual({ event: 'contact message refused', id, reason });
  });
}

test('a message without a token leaves a line', async () => {
  guardWithTurnstile(() => Promise.reject(new Error('nobody asks')));
  const { status, line } = await send(undefined, '');
  expect(status).toBe(403);
  const reason = expect.stringContaining('missing-input-response');
  expect(line).toEqual({ event: 'contact message refused', id, reason });
});
