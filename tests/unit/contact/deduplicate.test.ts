import { expect, test, vi } from 'vitest';
import { deduplicate } from '#server/routes/contact/deduplicate.ts';

/** Cloudflare's cache, as far as it is asked here. */
function stubCache(cache: Partial<Record<'match' | 'put', () => Promise<unknown>>>) {
  const empty = async () => undefined;
  vi.stubGlobal('caches', { default: { match: empty, put: empty, ...cache } });
}

let ids = 0;
function nextId(): string {
  ids += 1;
  return `deduplicate-${ids}`;
}

test('tries at the same time are one', async () => {
  const id = nextId();
  const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  await Promise.all([deduplicate(id, task), deduplicate(id, task), deduplicate(id, task)]);
  await deduplicate(id, task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('what failed can be tried again, also by one who waited', async () => {
  const id = nextId();
  const task = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down'));
  task.mockResolvedValue();
  const outcomes = await Promise.allSettled([deduplicate(id, task), deduplicate(id, task)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a try that never ends holds nobody up for good', async () => {
  vi.useFakeTimers();
  const id = nextId();
  void deduplicate(id, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  const task = vi.fn(async () => undefined);
  const second = deduplicate(id, task);
  await vi.advanceTimersByTimeAsync(16_000);
  await second;
  expect(task).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('what was done stays done when the cache fails to note it', async () => {
  stubCache({ put: () => Promise.reject(new Error('full')) });
  const id = nextId();
  const task = vi.fn(async () => undefined);
  await deduplicate(id, task);
  await deduplicate(id, task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a cache that fails to answer keeps nothing from being done', async () => {
  stubCache({ match: () => Promise.reject(new Error('down')) });
  const task = vi.fn(async () => undefined);
  await deduplicate(nextId(), task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('what another try finishes during the look-up is not done again', async () => {
  const lookUps: ((found: undefined) => void)[] = [];
  stubCache({ match: () => new Promise((resolve) => lookUps.push(resolve)) });
  const id = nextId();
  const task = vi.fn(async () => undefined);
  const [first, second] = [deduplicate(id, task), deduplicate(id, task)];
  lookUps[0]?.(undefined);
  await first;
  lookUps[1]?.(undefined);
  await second;
  expect(task).toHaveBeenCalledTimes(1);
});

test('a try that fails late leaves what a later one has done', async () => {
  vi.useFakeTimers();
  const id = nextId();
  let fail: (error: Error) => void = () => undefined;
  const late = deduplicate(id, () => new Promise((_, reject) => (fail = reject)));
  const failing = expect(late).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(16_000);
  const task = vi.fn(async () => undefined);
  await deduplicate(id, task);
  fail(new Error('late'));
  await failing;
  await deduplicate(id, task);
  expect(task).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
