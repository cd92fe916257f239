import { expect, test } from 'vitest';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { origin, send, withReceiver } from './delivering.ts';

const long = { ...goodMessage, message: 'x'.repeat(20_000) };
const http = origin.replace('https', 'http');

type Row = [what: string, status: number, body?: string, headers?: Record<string, string>];

test.each<Row>([
  ['20 kB of JSON', 413, submissionOf(long)],
  ['truncated JSON', 400, '{"message": {"name": "Ann'],
  ['no message', 400, JSON.stringify({ id: crypto.randomUUID() })],
  ['a message without an id', 400, JSON.stringify({ message: goodMessage })],
  ['an id that isn’t a UUID', 400, submissionOf(goodMessage, { id: 'a\r\nb' })],
  ['fields of other types', 400, submissionOf({ name: 1, email: [], phone: {}, message: null })],
  ['a message without a phone', 400, submissionOf({ ...goodMessage, phone: undefined })],
  ['a token that isn’t a string', 400, submissionOf(goodMessage, { token: {} })],
  ['JSON with a charset', 204, submissionOf(), { 'Content-Type': 'Application/JSON; charset=x' }],
  ['a form', 415, 'name=Ann', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['plain text', 415, submissionOf(), { 'Content-Type': 'text/plain' }],
  ['another kind of JSON', 415, submissionOf(), { 'Content-Type': 'application/json-patch+json' }],
  ['no type', 415, submissionOf(), { 'Content-Type': '' }],
  ['a page behind a proxy that ends TLS', 204, submissionOf(), { Origin: http }],
  ['another origin', 403, submissionOf(), { Origin: 'https://other.example' }],
  ['an origin that ends in ours', 403, submissionOf(), { Origin: `${origin}.other.example` }],
  ['another subdomain', 403, submissionOf(), { Origin: origin.replace('//', '//www.') }],
  ['an opaque origin', 403, submissionOf(), { Origin: 'null' }],
  ['no origin', 403, submissionOf(), { Origin: '' }],
])('%s: %i, and the receiver gets only what is accepted', async (_what, status, body, headers) => {
  await withReceiver(200, async ({ received }) => {
    expect((await send({ body, headers })).status).toBe(status);
    expect(received).toHaveLength(status === 204 ? 1 : 0);
  });
});
