import { expect, test, vi } from 'vitest';
import { type ContactField, contactProblems } from '#domain/contact/contact-message.ts';
import { questionsFor, withAnswer } from '#domain/contact/questions.ts';
import { contactRate } from '#server/node/bindings.ts';
import { goodMessage, submissionOf } from '../../contact/post.ts';
import { deliverTo, origin, send, withReceiver } from './delivering.ts';

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
  ['plain text', 415, submissionOf(), { 'Content-Type': 'text/plain' }],
  ['another kind of JSON', 415, submissionOf(), { 'Content-Type': 'application/json-patch+json' }],
  ['no type', 415, submissionOf(), { 'Content-Type': '' }],
  ['a page behind a proxy that ends TLS', 204, submissionOf(), { Origin: http }],
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

const accented = 'e\u0302\u0301';

type Rule = [says: string, field: ContactField, values: readonly string[]];

/**
 * Values of each field, and what the form says about them. Limits count code points of composed text: an emoji is one,
 * and so is a letter with two accents.
 */
const rules: readonly Rule[] = [
  ['', 'name', ['Ze\u0301', accented.repeat(50), '👓'.repeat(50), 'מרים כהן', '<b>A</b> & "C"']],
  ['Name is too short', 'name', ['', '\u00a0\u00a0', '👓', accented, 'A\u200b', '\u3164\u2060']],
  ['Name is too long', 'name', ['a'.repeat(51), '👓'.repeat(51)]],
  ['', 'email', ['a@b.co', "o'n.a+b/c=d&e@b.c.co", 'info@xn--e1afmkfd.xn--p1ai', addressOf(254)]],
  ['Invalid email', 'email', ['', 'a@b', 'Ann <a@b.co>', 'a@b.co,b@b.co', addressOf(255)]],
  ['Invalid email', 'email', ['a@bücher', 'a@bücher.example/b', 'a@bücher.example:80', '\u200b']],
  ['Invalid email', 'email', ['bücher@example.com', 'a@b@bücher.example', 'a@exa\u00a0mple.com']],
  ['', 'phone', ['(973) 555-0142', '+1 973.555.0142', '555', '+', '()', '5'.repeat(32)]],
  ['Invalid phone number', 'phone', ['', '\u202d \u202c', '555 ext. 5', '555#12', '5'.repeat(33)]],
  ['Invalid phone number', 'phone', ['٩٧٣٥٥٥', '973~555', '973_555', '973½555']],
  ['', 'message', [`${'m'.repeat(49)}\n`.repeat(10), accented.repeat(500), '👁'.repeat(10)]],
  ['Message is too short', 'message', [' \n\u200c'.repeat(9), '👁'.repeat(9), 'm\u2800'.repeat(9)]],
  ['Message is too long', 'message', ['m'.repeat(501), accented.repeat(501)]],
];

test.each(rules)('form and endpoint say “%s” of %s %#', async (says, field, values) => {
  await withReceiver(200, async ({ received }) => {
    for (const value of values) {
      const message = { ...goodMessage, [field]: value };
      expect(contactProblems(message), value).toEqual(says ? { [field]: says } : {});
      const { status } = await send({ body: submissionOf(message) });
      expect(status, value).toBe(says ? 400 : 204);
    }
    expect(received).toHaveLength(says ? 0 : values.length);
  });
});

const asWritten = 'e\u0301\u00a0👩\u200d⚕\ufe0f １２３ wrote \u2011';

/** What visitors paste or their keyboards write, and what it looks like. */
const lookalikes: readonly [field: ContactField, typed: string, sent: string][] = [
  ['phone', '\u202d+1\u00a0(973)\u00a0555\u20110142\u202c', '+1 (973) 555-0142'],
  ['phone', '\ufeff973\u2060.555\u00ad.0142\ufe0f\u{e0020}', '973.555.0142'],
  ['phone', '973\u2010555\u20120142\u20135\u22126\u20147', '973-555-0142-5-6-7'],
  ['phone', '\u0000973\t555\u00850142\u2028', '973 5550142'],
  ['phone', `${'\u200e'.repeat(40)}973-555-0142`, '973-555-0142'],
  ['email', '\u200eann@\u200bmail.example\u202c', 'ann@mail.example'],
  ['email', 'ａｎｎ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'ann@mail.example'],
  ['email', 'Ann@Bu\u0308cher.example', 'Ann@xn--bcher-kva.example'],
  ['email', 'ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['message', asWritten, asWritten],
];

test.each(lookalikes)('the %s is sent as it looks %#', async (field, typed, sent) => {
  await withReceiver(200, async ({ received }) => {
    const message = { ...goodMessage, [field]: typed };
    expect(contactProblems(message)).toEqual({});
    expect((await send({ body: submissionOf(message) })).status).toBe(204);
    expect(JSON.parse(received[0]?.body ?? '').data).toEqual({ ...goodMessage, [field]: sent });
  });
});

/** Returns an email address with this number of characters. */
function addressOf(length: number): string {
  const labels = `${'b'.repeat(50)}.`.repeat(5);
  return `a@${labels.slice(-(length - 'a@example'.length))}example`;
}

const invalid = { body: submissionOf({}) };
const CONTACT_RATE = contactRate();

/** Sends from each address in turn. Returns the statuses: 400 for a message that was read, 429 for one too many. */
async function statusesOf(addresses: readonly string[]): Promise<number[]> {
  deliverTo('https://receiver.test');
  const statuses: number[] = [];
  for (const CLIENT_ADDRESS of addresses)
    statuses.push((await send(invalid, { CLIENT_ADDRESS, CONTACT_RATE })).status);
  return statuses;
}

test.each([
  [
    'a /64 of IPv6',
    ['2001:db8::1', '2001:DB8:0:0:1:2:3:4', '2001:db8::a:b:192.0.2.1'],
    ['2001:db8:0:1::1', '2001:db8:1::1', '::1'],
  ],
  [
    'an IPv4 address, also as IPv6',
    ['192.0.2.2', '::ffff:192.0.2.2', '::FFFF:c000:202', '0:0:0:0:0:ffff:192.0.2.2'],
    ['::ffff:192.0.2.3', '::ffff:c000:204', '0:0:0:0:0:ffff:192.0.2.5'],
  ],
])('the eleventh message from %s within a minute is refused', async (_, same, others) => {
  vi.useFakeTimers();
  const eleven = Array.from({ length: 11 }, (_, index) => same[index % same.length] ?? '');
  expect(await statusesOf(eleven)).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await statusesOf(others)).toEqual(others.map(() => 400));
  vi.advanceTimersByTime(60_000);
  expect(await statusesOf(same)).toEqual(same.map(() => 400));
  vi.useRealTimers();
});

test('on Cloudflare, a header has the address, and a refusal says when to try again', async () => {
  deliverTo('https://receiver.test');
  const limit = vi.fn(async () => ({ success: false }));
  const headers = { 'CF-Connecting-IP': '192.0.2.4' };
  const refused = await send({ ...invalid, headers }, { CONTACT_RATE: { limit } });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(limit).toHaveBeenCalledWith({ key: '::ffff:c000:204' });
});

const questions = questionsFor(['Plan A', 'Plan B'], ['A Saturday']);
const [isNew, wasHere] = ['I’m a new patient.', 'I’ve been a patient before.'];
const [planA, planB] = ['My plan is Plan A.', 'My plan is Plan B.'];
const saturday = 'I’d like an eye exam. A Saturday would suit me.';

test.each([
  ['the visitor’s own text', 'For two.\n\nThanks', planA, `${planA}\nFor two.\n\nThanks`],
  ['another answer', `${isNew}\nFor two.`, wasHere, `${wasHere}\nFor two.`],
  ['the same answer', `${isNew}\n${planB}\nFor two.`, planB, `${isNew}\nFor two.`],
  ['later answers', `${saturday}\n`, planA, `${planA}\n${saturday}\n`],
  ['an answer below other lines', `For two.\n${planA}`, isNew, `${isNew}\n${planA}\nFor two.`],
])('an answer is written into %s', (_, message, line, expected) => {
  expect(withAnswer(message, questions, line)).toBe(expected);
});

test('the plans are the practice’s, or else whether there is one', () => {
  const answersTo = (plans: string[]) =>
    questionsFor(plans, []).map(({ answers }) => answers.map(({ answer }) => answer));
  expect(answersTo(['Plan A'])).toEqual([['I’m new', 'I’ve been here'], ['Plan A']]);
  expect(answersTo([])[1]).toEqual(['I have a plan', 'No plan']);
});
