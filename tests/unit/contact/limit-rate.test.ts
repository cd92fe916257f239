import { expect, test, vi } from 'vitest';
import { submissionOf } from '../../contact/post.ts';
import { deliverTo, send } from './delivering.ts';

const invalid = submissionOf({});

/** Sends from each address in turn. Returns the statuses: 400 for a message that was read, 429 for one too many. */
async function statusesOf(addresses: readonly string[]): Promise<number[]> {
  deliverTo('https://receiver.test');
  const statuses: number[] = [];
  for (const CLIENT_ADDRESS of addresses) {
    statuses.push((await send({ body: invalid }, { CLIENT_ADDRESS })).status);
  }
  return statuses;
}

/** Returns eleven addresses, by turns. */
function eleven(...addresses: string[]): string[] {
  return Array.from({ length: 11 }, (_, index) => addresses[index % addresses.length] ?? '');
}

const tenAnsweredThenRefused = [...Array<number>(10).fill(400), 429];

test('the eleventh message from an address within a minute is refused', async () => {
  vi.useFakeTimers();
  expect(await statusesOf(eleven('192.0.2.1'))).toEqual(tenAnsweredThenRefused);
  expect(await statusesOf(['192.0.2.9'])).toEqual([400]);
  vi.advanceTimersByTime(60_000);
  expect(await statusesOf(['192.0.2.1'])).toEqual([400]);
  vi.useRealTimers();
});

test('the addresses of an IPv6 /64 count as one, however they are written', async () => {
  const spellings = ['2001:db8::1', '2001:db8:0:0:1:2:3:4', '2001:db8::a:b:c:d'];
  expect(await statusesOf(eleven(...spellings))).toEqual(tenAnsweredThenRefused);
  expect(await statusesOf(['2001:db8:0:1::1', '2001:db8:1::1', '::1'])).toEqual([400, 400, 400]);
});

test('an IPv4 address written as IPv6 is the same address', async () => {
  const spellings = ['192.0.2.2', '::ffff:192.0.2.2'];
  expect(await statusesOf(eleven(...spellings))).toEqual(tenAnsweredThenRefused);
  expect(await statusesOf(['::ffff:192.0.2.3'])).toEqual([400]);
});

test('the platform’s limit gets one key per network, and its refusal is a 429', async () => {
  deliverTo('https://receiver.test');
  const answers = [{ success: true }, { success: false }];
  const limit = vi.fn(async () => answers.shift() ?? { success: false });
  const statusFrom = async (address: string) => {
    const headers = { 'CF-Connecting-IP': address };
    return send({ body: invalid, headers }, { CONTACT_RATE: { limit } });
  };
  expect((await statusFrom('2001:db8::1')).status).toBe(400);
  const refused = await statusFrom('2001:db8::2');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  const [[first], [second]] = limit.mock.calls as unknown as [[unknown], [unknown]];
  expect(first).toEqual(second);
});
