/** Milliseconds after which a try that never ended counts as failed. */
const staleAfter = 15_000;
const pollInterval = 100;
const maxRemembered = 1000;
const secondsRemembered = 86_400;

interface Attempt {
  startedAt: number;
  isDone: boolean;
}

const attempts = new Map<string, Attempt>();

/**
 * Runs a task once for an id: a double click waits for the first try, and a retry of what succeeded
 * does nothing. This process remembers, and the data center's cache where there is one. Elsewhere
 * on earth the same id can run again: it's the receiver that excludes it for good. A cache that fails
 * changes nothing: better a message twice than never.
 *
 * The wait polls, because a promise of another request may never settle on workerd once that request
 * is canceled.
 */
export async function deduplicate(id: string, task: () => Promise<void>): Promise<void> {
  const wasCached = await isCached(id);
  while (isRunning(id)) await new Promise((resolve) => setTimeout(resolve, pollInterval));
  // From here to the start of the task nothing waits, so that no other try can come in between.
  if (wasCached || attempts.get(id)?.isDone) return;
  const attempt = { startedAt: Date.now(), isDone: false };
  remember(id, attempt);
  try {
    await task();
  } catch (error) {
    if (attempts.get(id) === attempt) attempts.delete(id);
    throw error;
  }
  remember(id, { ...attempt, isDone: true });
  await cacheDone(id);
}

function isRunning(id: string): boolean {
  const known = attempts.get(id);
  return known !== undefined && !known.isDone && Date.now() - known.startedAt < staleAfter;
}

function remember(id: string, attempt: Attempt) {
  attempts.delete(id);
  attempts.set(id, attempt);
  const oldest = attempts.keys().next();
  if (attempts.size > maxRemembered && !oldest.done) attempts.delete(oldest.value);
}

async function isCached(id: string): Promise<boolean> {
  const found = await cache()
    ?.match(cacheKey(id))
    .catch(() => undefined);
  return found !== undefined;
}

async function cacheDone(id: string): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${secondsRemembered}` };
  await cache()
    ?.put(cacheKey(id), new Response('', { headers }))
    .catch(() => undefined);
}

/** Cloudflare's cache of the data center; Node has none. */
function cache(): Cache | undefined {
  const storage: unknown = globalThis.caches;
  return storage instanceof Object && 'default' in storage ? (storage.default as Cache) : undefined;
}

function cacheKey(id: string): string {
  return `https://contact.invalid/${id}`;
}
