import { expect, test, vi } from 'vitest';
import { forget, oncePerProcess } from '#build/pictures/once-per-process.ts';

test('a task runs once, also when the module is loaded twice', async () => {
  const task = vi.fn(async () => 'made');
  const first = oncePerProcess('twice', task);
  vi.resetModules();
  const again = await import('#build/pictures/once-per-process.ts');
  expect(await again.oncePerProcess('twice', task)).toBe(await first);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that failed runs again', async () => {
  await expect(oncePerProcess('fails', () => Promise.reject(new Error('unfit')))).rejects.toThrow();
  expect(await oncePerProcess('fails', async () => 'made')).toBe('made');
});

test('a forgotten task runs again', async () => {
  await oncePerProcess('forgotten', async () => 'old');
  forget('forgotten');
  expect(await oncePerProcess('forgotten', async () => 'new')).toBe('new');
});
