import { expect, test, vi } from 'vitest';
import { deduplicate } from '#server/contact/deduplicate.ts';

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
