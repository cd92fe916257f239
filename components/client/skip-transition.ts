/** Milliseconds between a click and the next page within which there is no wait for a transition to cover. */
const atOnce = 150;

/**
 * Skips the transition to a page that the browser prerendered while the pointer was on its link (speculation rules). A
 * transition first paints the old page again, which takes longer than showing the new one.
 */
export function skipTransitionAtOnce() {
  let clicked = Number.NEGATIVE_INFINITY;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true },
  );
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    if (timeStamp - clicked < atOnce) viewTransition?.skipTransition();
  });
}
