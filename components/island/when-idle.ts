/** Calls back once the page and what it needs have arrived. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Milliseconds after which a browser that never calls itself idle is taken to be. */
const longestBusy = 1000;

/** Calls back in the browser's first quiet moment after the page has loaded and visitors see it. */
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

/** Milliseconds after which the page counts as painted, though the browser reported nothing. */
const longestPaint = 2000;

/** A frame that was drawn is not yet on the screen: what starts between the two delays it. */
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
