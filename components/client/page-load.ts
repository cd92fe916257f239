/** Calls back once the page and its resources have loaded. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Milliseconds after which a browser that never reports being idle counts as idle. */
const longestBusy = 1000;

/** Calls back at the browser's first idle moment after the page has loaded. */
export function whenIdle(start: () => void) {
  whenLoaded(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: longestBusy });
    else setTimeout(start, 200);
  });
}
