/** Pixels of scroll from which the header gets its background. */
const threshold = 10;

/** Sets the class `scrolled` on the root element while the page is scrolled past the threshold. */
export function markScrolled() {
  function update() {
    document.documentElement.classList.toggle('scrolled', scrollY > threshold);
  }
  addEventListener('scroll', update, { passive: true });
  update();
}

/** Closes the menu when one of its links is chosen, and any popover that would cover the focus. */
export function closePopovers() {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[popover]')) return;
    // An engine without popovers would throw at the selector.
    for (const open of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) {
      const isOpener = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
      if (!isOpener) open.hidePopover();
    }
  });
}
