import { whenLoaded } from '#components/client/page-load.ts';

/** Milliseconds between a change of the hash and the scroll to its target. */
const hashDelay = 100;

/** Scrolls smoothly to the target of the URL's hash and focuses it: on load and after each change. */
export function followHash() {
  addEventListener('focusin', showAtOnce);
  const [entry] = performance.getEntriesByType('navigation');
  // The browser restores the scroll position on a return.
  const comesBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (!comesBack) whenLoaded(focusOnLoad);
  addEventListener('hashchange', () => setTimeout(showNamed, hashDelay));
}

/** Shows what Tab or a form focuses at once: the browser would scroll to it as smoothly as to a hash. */
function showAtOnce({ target }: FocusEvent) {
  if (target instanceof Element && target.matches(':focus-visible:not(:target)'))
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Focuses the target if the visitor has focused nothing else. The browser has already scrolled to it. */
function focusOnLoad() {
  if (document.activeElement === document.body) focusNamed();
}

function showNamed() {
  document.querySelector(':target')?.scrollIntoView();
  focusNamed();
}

function focusNamed() {
  const element = document.querySelector<HTMLElement>(':target');
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
