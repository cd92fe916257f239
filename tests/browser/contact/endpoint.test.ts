import { createHmac } from 'node:crypto';
import { cases } from '../../contact/cases.ts';
import { goodMessage, nextAddress, post, postMessage } from '../../contact/post.ts';
import { webhookSecret } from '../../contact/site.ts';
import { arrived, expect, test } from './delivering-site.ts';

test('the endpoint applies the form’s rules', async ({ direct }) => {
  for (const { field, what, value, says } of cases.filter((_, index) => index % 12 === 0)) {
    const message = { ...goodMessage, [field]: value };
    const answer = await postMessage(direct.site.origin, message);
    const { errors } = (await answer.json()) as { errors?: object };
    expect(errors, what).toEqual(says ? { [field]: says } : undefined);
  }
});

test('a message has the signature, timestamp and id of Standard Webhooks', async ({ direct }) => {
  const message = { ...goodMessage, message: 'This one is signed.' };
  const answer = await postMessage(direct.site.origin, message);
  const [received] = arrived(direct, message.message);
  if (!received) throw new Error('The receiver got no message.');
  const id = `${received.headers['webhook-id']}`;
  const time = `${received.headers['webhook-timestamp']}`;
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${received.body}`);
  expect(received.headers['webhook-signature']).toBe(`v1,${signature.digest('base64')}`);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(await answer.json()).toEqual({ id });
});

test('a repeated key, or repeated text without a key, delivers one message', async ({ direct }) => {
  const { origin } = direct.site;
  const [keyed, plain] = ['Sent with a key.', 'Sent without a key.'];
  const headers = { 'Idempotency-Key': 'one-filled-in-form' };
  for (let time = 0; time < 3; time += 1) {
    await postMessage(origin, { ...goodMessage, message: keyed }, headers);
    await postMessage(origin, { ...goodMessage, message: plain });
  }
  await Promise.all(
    [1, 2, 3].map(() => postMessage(origin, { ...goodMessage, message: 'At the same time.' })),
  );
  const texts = [keyed, plain, 'At the same time.'];
  expect(texts.map((text) => arrived(direct, text).length)).toEqual([1, 1, 1]);
  await postMessage(origin, { ...goodMessage, message: 'Another message.' }, headers);
  expect(arrived(direct, 'Another message.').length).toBe(1);
});

const hostile: [what: string, status: number, body: BodyInit, headers?: Record<string, string>][] =
  [
    ['1 MB of JSON', 413, JSON.stringify({ ...goodMessage, message: 'x'.repeat(1_000_000) })],
    ['truncated JSON', 400, '{"name": "Ann'],
    ['an empty body', 400, ''],
    ['an array', 400, '[]'],
    ['null', 400, 'null'],
    ['JSON 8,000 levels deep', 400, '['.repeat(8000) + ']'.repeat(8000)],
    ['fields 2,000 levels deep', 422, `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`],
    ['missing fields', 422, '{}'],
    ['fields of other types', 422, '{"name":1,"email":[],"phone":{},"message":null}'],
    ['bytes that aren’t UTF-8', 400, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['UTF-16', 415, '{}', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['compressed bytes', 415, '{}', { 'Content-Encoding': 'gzip' }],
    [
      'a plain form',
      415,
      'name=Ann',
      { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    ],
    ['plain text', 415, JSON.stringify(goodMessage), { 'Content-Type': 'text/plain' }],
    ['a form with files', 415, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['XML', 415, '<a/>', { 'Content-Type': 'application/xml' }],
    ['an invalid idempotency key', 400, JSON.stringify(goodMessage), { 'Idempotency-Key': 'a b' }],
    ['another origin', 403, '{}', { Origin: 'https://other.example' }],
    ['an opaque origin', 403, '{}', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', 403, '{}', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain', 403, '{}', { 'Sec-Fetch-Site': 'same-site' }],
  ];

for (const [what, status, body, headers] of hostile) {
  test(`${what}: refused with ${status} and a message for visitors`, async ({ direct }) => {
    const before = direct.receiver.received.length;
    const answer = await post(direct.site.origin, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ status });
    expect(`${problem['title']}`.length).toBeGreaterThan(5);
    expect(`${problem['detail']}`).not.toMatch(/json|utf|null|undefined|error/i);
    expect(direct.receiver.received.length).toBe(before);
  });
}

test('a request without Origin and Sec-Fetch-Site is refused', async ({ direct }) => {
  const answer = await fetch(`${direct.site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(goodMessage),
  });
  // Node's fetch sends Sec-Fetch-Mode, but neither Origin nor Sec-Fetch-Site.
  expect(answer.status).toBe(403);
});

test('unknown fields never reach the receiver', async ({ direct }) => {
  const message = { ...goodMessage, message: 'With more than was asked for.' };
  const body = JSON.stringify({ ...message, elapsed: 60_000, admin: true });
  await post(direct.site.origin, body.replace('{', '{"__proto__":{"to":"x"},'));
  const [received] = arrived(direct, message.message);
  expect(JSON.parse(received?.body ?? '{}').data).toEqual(message);
});

test('a message with the honeypot filled in gets a 200 but isn’t delivered', async ({ direct }) => {
  const message = { ...goodMessage, message: 'From a program.' };
  const answer = await postMessage(direct.site.origin, { ...message, subject: 'Cheap watches' });
  expect(answer.status).toBe(200);
  expect(arrived(direct, message.message)).toEqual([]);
});

for (const [what, elapsed] of [
  ['sent in under two seconds', 1999],
  ['without the elapsed time', undefined],
  ['with the elapsed time as a string', '60000'],
] as const) {
  test(`JSON ${what} gets a 429 and can be sent again`, async ({ direct }) => {
    const message = { ...goodMessage, message: `A message ${what}.` };
    const answer = await postMessage(direct.site.origin, { ...message, elapsed });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(arrived(direct, message.message)).toEqual([]);
    const again = await postMessage(direct.site.origin, { ...message, elapsed: 2000 });
    expect(again.status).toBe(200);
  });
}

test('the eleventh message from an address within a minute gets a 429', async ({ direct }) => {
  const headers = { 'CF-Connecting-IP': nextAddress() };
  let taken = 0;
  let answer = await postMessage(direct.site.origin, {}, headers);
  // A new rate-limit window may start in between, which allows ten more.
  for (; answer.status === 422 && taken < 20; taken += 1) {
    answer = await postMessage(direct.site.origin, {}, headers);
  }
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(taken).toBeGreaterThanOrEqual(10);
});

test('other methods are refused with Allow: POST', async ({ direct }) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${direct.site.origin}/api/contact`, { method });
    expect(answer.status).toBe(method === 'OPTIONS' ? 204 : 405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});
