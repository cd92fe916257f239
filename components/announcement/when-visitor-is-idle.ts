/** Milliseconds after the page has loaded and is visible. */
const delay = 1500;
/** Retry interval in milliseconds while the visitor is typing or has a menu open. */
const busyRetry = 250;

const typing = 'input, textarea, select, [contenteditable]';
// `:is()` ignores selectors that it doesn't know. Without it, an engine without popovers would throw.
const menus = ':is(:popover-open, .services-panel:not([hidden]), [role="dialog"])';

/**
 * Calls back 1.5 s after the page has loaded and is visible, once the visitor isn't typing and has no menu
 * open.
 */
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
