/** Milliseconds between a click and the next page, below which there is no wait that a transition could bridge. */
const atOnce = 150;

/**
 * Skips the transition to a page that the browser has prepared while the pointer rested on its link (speculation rules):
 * before it could fade, the old page would be painted once more, which takes longer than the new page itself.
 */
export function skipTransitionAtOnce() {
  let clicked = Number.NEGATIVE_INFINITY;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true, passive: true },
  );
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    if (timeStamp - clicked < atOnce) viewTransition?.skipTransition();
  });
}
