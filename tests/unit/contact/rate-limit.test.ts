import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTooMany } from '#server/routes/contact/rate-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Start a new rate-limit window.
  vi.setSystemTime(Date.now() + 60_000);
});

afterEach(() => vi.useRealTimers());

/** Sends one message from each address in turn. Returns whether each one is refused. */
async function judge(addresses: string[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const address of addresses) answers.push(await isTooMany(address, undefined));
  return answers;
}

function repeat(count: number, address: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => address(index));
}

test('the eleventh message from an address within a minute is refused', async () => {
  const answers = await judge(repeat(11, () => '192.0.2.1'));
  expect(answers).toEqual([...Array(10).fill(false), true]);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await judge(['192.0.2.1'])).toEqual([false]);
});

test('the addresses of an IPv6 /64 count as one, however they are written', async () => {
  const spellings = ['2001:db8::1', '2001:db8:0:0:1:2:3:4', '2001:db8::a:b:c:d'];
  const answers = await judge(repeat(11, (index) => spellings[index % 3] ?? ''));
  expect(answers.at(-1)).toBe(true);
  expect(await judge(['2001:db8:0:1::1', '2001:db8:1::1', '::1'])).toEqual([false, false, false]);
});

test('an IPv4 address written as IPv6 is the same address', async () => {
  const answers = await judge(repeat(11, (index) => `${index % 2 ? '::ffff:' : ''}192.0.2.2`));
  expect(answers.at(-1)).toBe(true);
  expect(await judge(['::ffff:192.0.2.3'])).toEqual([false]);
});

test('a flood of addresses never evicts a busy one', async () => {
  await judge(repeat(11, () => '192.0.2.4'));
  for (let round = 0; round < 3; round += 1) {
    await judge(repeat(5000, (index) => `2001:db8:${round}:${index.toString(16)}::1`));
    expect(await judge(['192.0.2.4'])).toEqual([true]);
  }
});

test('the platform’s rate limiter gets one key per /64', async () => {
  const limit = vi.fn(async () => ({ success: true }));
  await isTooMany('2001:db8::1', { limit });
  await isTooMany('2001:db8::2', { limit });
  expect(limit.mock.calls).toEqual([[{ key: '2001:db8:0:0' }], [{ key: '2001:db8:0:0' }]]);
});
