const storeKey = Symbol.for('site-pictures');

type Store = Map<string, Promise<unknown>>;

// Vite loads its config, and this module with it, again for each environment of a build. Only what
// hangs on the global object is the same for all of them.
const host = globalThis as { [storeKey]?: Store };
host[storeKey] ??= new Map();
const store: Store = host[storeKey];

/** Runs `task` unless it ran under this key before and did not fail; all share its result. */
export function oncePerProcess<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const running = store.get(key) as Promise<Result> | undefined;
  if (running) return running;
  const started = task();
  store.set(key, started);
  started.catch(() => store.delete(key));
  return started;
}

/** Lets the next call under this key run its task again. */
export function forget(key: string) {
  store.delete(key);
}
