/** Calls back once the page and its resources have loaded. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Milliseconds after which a browser that never reports being idle counts as idle. */
const longestBusy = 1000;

/** Calls back at the browser's first idle moment after the page has loaded and been painted. */
export function whenIdle(start: () => void) {
  whenLoaded(() => {
    // A hidden page paints nothing.
    if (document.hidden) schedule(start);
    else whenPainted(() => schedule(start));
  });
}

function schedule(start: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: longestBusy });
  else setTimeout(start, 200);
}

/** Milliseconds after which the page counts as painted even if the browser reported no paint. */
const longestPaint = 2000;

/** Waits for the first paint to reach the screen: work that starts before it would delay it. */
function whenPainted(start: () => void) {
  const observer = new PerformanceObserver(finish);
  const timer = setTimeout(finish, longestPaint);
  observer.observe({ type: 'paint', buffered: true });

  function finish() {
    observer.disconnect();
    clearTimeout(timer);
    start();
  }
}
