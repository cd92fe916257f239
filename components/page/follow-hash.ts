import { whenLoaded } from '#components/island/when-idle.ts';

/** Milliseconds between a change of the hash and the scroll to what it names. */
const hashDelay = 100;

/** Brings what the URL's hash names into view, and the focus with it: on load and after each change. */
export function followHash() {
  const [entry] = performance.getEntriesByType('navigation');
  // Who comes back finds the page where they left it: the browser restores that.
  const comesBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (!comesBack) whenLoaded(showNamed);
  addEventListener('hashchange', () => setTimeout(showNamed, hashDelay));
}

function showNamed() {
  const element = document.querySelector<HTMLElement>(':target');
  if (!element) return;
  element.scrollIntoView();
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
