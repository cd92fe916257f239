/** Milliseconds after which a try that never ended counts as failed. */
const staleAfter = 15_000;
const pollInterval = 100;
const maxRemembered = 1000;
const secondsRemembered = 86_400;

const tries = new Map<string, { startedAt: number; isDone: boolean }>();

/**
 * Runs a task once for an id: a double click waits for the first try, and a retry of what succeeded
 * does nothing. This process remembers, and the data center's cache where there is one. Elsewhere
 * on earth the same id can run again: it's the receiver that excludes it for good.
 *
 * The wait polls, because a promise of another request may never settle on workerd once that request
 * is canceled.
 */
export async function deduplicate(id: string, task: () => Promise<void>): Promise<void> {
  while (isRunning(id)) await new Promise((resolve) => setTimeout(resolve, pollInterval));
  if (tries.get(id)?.isDone || (await isCached(id))) return;
  if (isRunning(id)) return deduplicate(id, task);
  remember(id, false);
  try {
    await task();
  } catch (error) {
    tries.delete(id);
    throw error;
  }
  remember(id, true);
  await cache()?.put(cacheKey(id), new Response('', { headers: cacheHeaders }));
}

const cacheHeaders = { 'Cache-Control': `max-age=${secondsRemembered}` };

function isRunning(id: string): boolean {
  const known = tries.get(id);
  return known !== undefined && !known.isDone && Date.now() - known.startedAt < staleAfter;
}

function remember(id: string, isDone: boolean) {
  tries.delete(id);
  tries.set(id, { startedAt: Date.now(), isDone });
  const oldest = tries.keys().next();
  if (tries.size > maxRemembered && !oldest.done) tries.delete(oldest.value);
}

async function isCached(id: string): Promise<boolean> {
  return (await cache()?.match(cacheKey(id))) !== undefined;
}

/** Cloudflare's cache of the data center; Node has none. */
function cache(): Cache | undefined {
  const storage: unknown = globalThis.caches;
  return storage instanceof Object && 'default' in storage ? (storage.default as Cache) : undefined;
}

function cacheKey(id: string): string {
  return `https://contact.invalid/${id}`;
}
