import { expect, test, vi } from 'vitest';
import { cases } from '../../contact/cases.ts';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { collectLogs, deliverTo, origin, send, withReceiver } from './delivering.ts';

test('without delivery, the endpoint doesn’t exist', async () => {
  deliverTo('https://receiver.test');
  vi.stubEnv('CONTACT_DELIVERY', 'console');
  expect((await send()).status).toBe(404);
});

test('the endpoint applies the form’s rules', async () => {
  collectLogs();
  await withReceiver(200, async ({ received }) => {
    for (const { field, what, value, says } of cases) {
      const { status } = await send({ body: submissionOf({ ...goodMessage, [field]: value }) });
      expect(status, `${field}: ${what}`).toBe(says ? 400 : 204);
    }
    expect(received).toHaveLength(cases.filter(({ says }) => !says).length);
  });
});

const form = 'application/x-www-form-urlencoded';

type Row = [
  what: string,
  status: number,
  body?: BodyInit | undefined,
  headers?: Record<string, string>,
];

test.each<Row>([
  ['1 MB of JSON', 413, submissionOf({ ...goodMessage, message: 'x'.repeat(1_000_000) })],
  ['truncated JSON', 400, '{"message": {"name": "Ann'],
  ['an empty body', 400, ''],
  ['null', 400, 'null'],
  ['an array', 400, '[]'],
  ['JSON 8,000 levels deep', 400, '['.repeat(8000) + ']'.repeat(8000)],
  ['fields 2,000 levels deep', 400, `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`],
  ['bytes that aren’t text', 400, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ['no message', 400, JSON.stringify({ id: crypto.randomUUID() })],
  ['a message without an id', 400, JSON.stringify({ message: goodMessage })],
  ['an id that isn’t a UUID', 400, submissionOf(goodMessage, { id: 'a\r\nb' })],
  ['fields of other types', 400, submissionOf({ name: 1, email: [], phone: {}, message: null })],
  ['a plain form', 415, 'name=Ann', { 'Content-Type': form }],
  ['plain text', 415, submissionOf(), { 'Content-Type': 'text/plain' }],
  ['a form with files', 415, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['another kind of JSON', 415, submissionOf(), { 'Content-Type': 'application/ld+json' }],
  ['no type', 415, submissionOf(), { 'Content-Type': '' }],
  ['another origin', 403, undefined, { Origin: 'https://other.example' }],
  ['an origin that ends in ours', 403, undefined, { Origin: `${origin}.other.example` }],
  ['another subdomain', 403, undefined, { Origin: origin.replace('//', '//www.') }],
  ['an opaque origin', 403, undefined, { Origin: 'null' }],
  ['no origin', 403, undefined, { Origin: '' }],
])('%s: refused with %i before anybody gets it', async (_what, status, body, headers = {}) => {
  await withReceiver(200, async ({ received }) => {
    expect((await send({ body, headers })).status).toBe(status);
    expect(received).toEqual([]);
  });
});

test('a page behind a proxy that ends TLS is our own', async () => {
  collectLogs();
  await withReceiver(200, async () => {
    const headers = { Origin: origin.replace('https', 'http') };
    expect((await send({ headers })).status).toBe(204);
  });
});

test('a type of JSON with a charset is JSON', async () => {
  collectLogs();
  await withReceiver(200, async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await send({ headers })).status).toBe(204);
  });
});
