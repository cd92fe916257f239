import { expect, test, vi } from 'vitest';
import { submissionOf } from '../../contact/post.ts';
import { deliverTo, send } from './delivering.ts';

const invalid = { body: submissionOf({}) };

/** Sends from each address in turn. Returns the statuses: 400 for a message that was read, 429 for one too many. */
async function statusesOf(addresses: readonly string[]): Promise<number[]> {
  deliverTo('https://receiver.test');
  const statuses: number[] = [];
  for (const CLIENT_ADDRESS of addresses) {
    statuses.push((await send(invalid, { CLIENT_ADDRESS })).status);
  }
  return statuses;
}

test.each([
  ['an address', ['192.0.2.1'], ['192.0.2.9']],
  [
    'a /64 of IPv6',
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4', '2001:db8::a:b:c:d'],
    ['2001:db8:0:1::1', '2001:db8:1::1', '::1'],
  ],
  ['an IPv4 address, also as IPv6', ['192.0.2.2', '::ffff:192.0.2.2'], ['::ffff:192.0.2.3']],
])('the eleventh message from %s within a minute is refused', async (_, same, others) => {
  vi.useFakeTimers();
  const eleven = Array.from({ length: 11 }, (_, index) => same[index % same.length] ?? '');
  expect(await statusesOf(eleven)).toEqual([...Array<number>(10).fill(400), 429]);
  expect(await statusesOf(others)).toEqual(others.map(() => 400));
  vi.advanceTimersByTime(60_000);
  expect(await statusesOf(same)).toEqual(same.map(() => 400));
  vi.useRealTimers();
});

test('the platform’s limit gets one key per network, and its refusal is a 429', async () => {
  deliverTo('https://receiver.test');
  const keys: unknown[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) === 1 });
  const sendFrom = (address: string) =>
    send({ ...invalid, headers: { 'CF-Connecting-IP': address } }, { CONTACT_RATE: { limit } });
  expect((await sendFrom('2001:db8::1')).status).toBe(400);
  const refused = await sendFrom('2001:db8::2');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(keys[0]).toBe(keys[1]);
});
