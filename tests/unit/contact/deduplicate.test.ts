import { expect, test, vi } from 'vitest';
import { deduplicate } from '#server/routes/contact/deduplicate.ts';

/** Stubs the two methods of Cloudflare's cache that are used here. */
function stubCache(cache: Partial<Record<'match' | 'put', () => Promise<unknown>>>) {
  const empty = async () => undefined;
  vi.stubGlobal('caches', { default: { match: empty, put: empty, ...cache } });
}

let ids = 0;
function nextId(): string {
  ids += 1;
  return `deduplicate-${ids}`;
}

test('concurrent attempts run the task once', async () => {
  const id = nextId();
  const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  await Promise.all([deduplicate(id, task), deduplicate(id, task), deduplicate(id, task)]);
  await deduplicate(id, task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a failed task can be retried, also by a caller that waited for it', async () => {
  const id = nextId();
  const task = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down'));
  task.mockResolvedValue();
  const outcomes = await Promise.allSettled([deduplicate(id, task), deduplicate(id, task)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(task).toHaveBeenCalledTimes(2);
});

test('an attempt that never ends doesn’t block later ones forever', async () => {
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

test('a finished task isn’t repeated when the cache can’t be written', async () => {
  stubCache({ put: () => Promise.reject(new Error('full')) });
  const id = nextId();
  const task = vi.fn(async () => undefined);
  await deduplicate(id, task);
  await deduplicate(id, task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('the task still runs when the cache can’t be read', async () => {
  stubCache({ match: () => Promise.reject(new Error('down')) });
  const task = vi.fn(async () => undefined);
  await deduplicate(nextId(), task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that finishes during another attempt’s cache lookup runs once', async () => {
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

test('a late failure doesn’t undo a later attempt’s success', async () => {
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
