import { whenLoaded } from '#components/island/when-idle.ts';

/** Milliseconds between a change of the hash and the scroll to what it names. */
const hashDelay = 100;

/** Brings what the URL's hash names into view, and the focus with it: on load and after each change. */
export function followHash() {
  const [entry] = performance.getEntriesByType('navigation');
  // Who comes back finds the page where they left it: the browser restores that.
  const comesBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (!comesBack) whenLoaded(focusOnLoad);
  addEventListener('hashchange', () => setTimeout(showNamed, hashDelay));
}

/** The browser has scrolled by itself, until the visitor did; what they have chosen since keeps the focus. */
function focusOnLoad() {
  if (document.activeElement === document.body) focusNamed();
}

function showNamed() {
  findNamed()?.scrollIntoView();
  focusNamed();
}

function findNamed() {
  return document.querySelector<HTMLElement>(':target');
}

function focusNamed() {
  const element = findNamed();
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
