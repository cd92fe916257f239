import { whenLoaded } from '#components/island/when-idle.ts';

/** Milliseconds between a change of the hash and the scroll to its target. */
const hashDelay = 100;

/**
 * Scrolls to the target of the URL's hash and focuses it: on load and after each change. Only these scrolls are
 * smooth.
 */
export function followHash() {
  jumpElsewhere();
  const [entry] = performance.getEntriesByType('navigation');
  // On a return, the browser restores the scroll position.
  const comesBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (!comesBack) whenLoaded(focusOnLoad);
  addEventListener('hashchange', () => setTimeout(showNamed, hashDelay));
}

/**
 * Sets the class `jumps` on the root element from the first key or press that isn't a link's to a fragment. A
 * focus that Tab or a form moves is in view at once then.
 */
function jumpElsewhere() {
  const { classList } = document.documentElement;
  for (const event of ['keydown', 'pointerdown']) {
    addEventListener(event, () => classList.add('jumps'));
  }
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) classList.remove('jumps');
  });
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
