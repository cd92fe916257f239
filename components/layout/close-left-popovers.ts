/** Closes the menu, or Comfort view's choices, once the focus has gone on: it would cover its place. */
export function closeLeftPopovers() {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[popover]')) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
      const isOpener = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
      if (!isOpener) open.hidePopover();
    }
  });
}
