/**
 * Keeps the head of a row in view when the row opens. One that was open above it closes then, and all that is below
 * moves up, in most browsers without a scroll.
 */
export function keepRowInView() {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.name) return;
    if (target.getBoundingClientRect().top < 0) target.scrollIntoView({ behavior: 'instant' });
  };
  // This event doesn't bubble.
  addEventListener('toggle', follow, { capture: true });
}
