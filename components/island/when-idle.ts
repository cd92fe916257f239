/** Calls back once the page and what it needs have arrived. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Calls back in the browser's first quiet moment after the page has loaded and was painted. */
export function whenIdle(start: () => void) {
  const schedule = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenLoaded(() => {
    // A quiet moment may come before the first frame, and a hidden page paints none.
    if (document.hidden) schedule(start);
    else requestAnimationFrame(() => schedule(start));
  });
}
