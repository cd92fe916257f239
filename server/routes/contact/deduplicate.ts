import { BoundedMap } from '../../cache/bounded-map.ts';
import { dataCenterCache } from '../../cache/cache.ts';

/** Milliseconds after which an attempt that never ended counts as failed. */
const staleAfter = 15_000;
const pollInterval = 100;
const maxRemembered = 1000;
const secondsRemembered = 86_400;

interface Attempt {
  startedAt: number;
  isDone: boolean;
}

const attempts = new BoundedMap<string, Attempt>(maxRemembered);

/**
 * Runs a task once per id: a double click waits for the first attempt, and a retry after success does nothing.
 * This process and the data center's cache remember ids. In other data centers, the receiver has to detect
 * duplicates. If the cache fails, the task runs: a duplicate message is better than a lost one. A second attempt
 * polls, because in workerd the promise of another request may never settle after that request is canceled.
 */
export async function deduplicate(id: string, task: () => Promise<void>): Promise<void> {
  const cache = dataCenterCache();
  const key = `https://contact.invalid/${id}`;
  const cached = await cache?.match(key).catch(() => undefined);
  while (isRunning(id)) await new Promise((resolve) => setTimeout(resolve, pollInterval));
  // There is no `await` from here to the start of the task, so no other attempt can start in between.
  if (cached || attempts.get(id)?.isDone) return;
  const attempt = { startedAt: Date.now(), isDone: false };
  attempts.set(id, attempt);
  try {
    await task();
  } catch (error) {
    if (attempts.get(id) === attempt) attempts.delete(id);
    throw error;
  }
  attempts.set(id, { ...attempt, isDone: true });
  const headers = { 'Cache-Control': `max-age=${secondsRemembered}` };
  await cache?.put(key, new Response('', { headers })).catch(() => undefined);
}

function isRunning(id: string): boolean {
  const known = attempts.get(id);
  return known !== undefined && !known.isDone && Date.now() - known.startedAt < staleAfter;
}
