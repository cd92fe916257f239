/** Milliseconds between the page's load, or its first being seen, and the announcement. */
const delay = 1500;
/** Retry interval in milliseconds while the visitor is typing or has a menu open. */
const busyRetry = 250;

const typing = 'input, textarea, select, [contenteditable]';
// As a list that forgives: an engine that knows no popovers would throw at their name.
const menus = ':is(:popover-open, .services-panel:not([hidden]), [role="dialog"])';

/** Calls back 1.5 s after the visitor was first shown the loaded page, and once nothing occupies them. */
export function whenVisitorIsIdle(start: () => void) {
  function look() {
    if (isOccupied()) setTimeout(look, busyRetry);
    else start();
  }
  function plan() {
    setTimeout(look, Math.max(0, delay - millisecondsShown()));
  }

  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', plan, { once: true });
  } else plan();
}

function isOccupied(): boolean {
  return Boolean(document.activeElement?.matches(typing) || document.querySelector(menus));
}

function millisecondsShown(): number {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const start = Math.max(entry?.loadEventStart ?? 0, entry?.activationStart ?? 0);
  return performance.now() - start;
}
