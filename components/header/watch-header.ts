/** Pixels of scroll from which the header gets its background. */
const threshold = 10;

/** Marks the root element with `data-scrolled` while the page is scrolled past the threshold. */
export function markScrolled() {
  function update() {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  }
  addEventListener('scroll', update);
  update();
}

/**
 * Marks the header with `data-crowded` while the navigation's words have no room in it, which shows the menu's button in
 * their place. It looks again whenever a size changes: by the window, a translator, a font, or the visitor's text size.
 */
export function fitNavigation() {
  const row = document.querySelector<HTMLElement>('[data-header-row]');
  let links: HTMLElement | null | undefined;
  const observer = new ResizeObserver(() => {
    // A navigation that a translator changed before hydration has new elements.
    if (!links?.isConnected) {
      links = row?.querySelector('ul');
      for (const item of links?.children ?? []) observer.observe(item);
    }
    row?.parentElement?.toggleAttribute('data-crowded', !links || !hasRoom(links));
  });
  for (const part of row?.children ?? []) observer.observe(part);
}

/** Returns whether all words fit into the list, which is two lines high. */
function hasRoom({ children, clientWidth, scrollWidth, offsetHeight }: HTMLElement): boolean {
  const isHigh = [...children].some((item) => item.clientHeight > offsetHeight);
  return clientWidth > 0 && scrollWidth <= clientWidth + 1 && !isHigh;
}

/**
 * Marks the root element with `data-menu-open` while the menu is open, and closes it when one of its links is chosen, or
 * when the window has grown and shows the navigation instead.
 */
export function watchMenu() {
  const menu = document.getElementById('menu');
  if (!menu) return;
  // An engine without popovers would throw at the selector alone.
  const isOpen = () => menu.matches(':is(:popover-open)');
  const mark = () => document.documentElement.toggleAttribute('data-menu-open', isOpen());
  menu.addEventListener('toggle', mark);
  mark();
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  new ResizeObserver(() => {
    if (isOpen() && menu.getClientRects().length === 0) menu.hidePopover();
  }).observe(menu);
}

/** Closes any popover that would cover the focus. */
export function closePopovers() {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[popover]')) return;
    // An engine without popovers would throw at the selector.
    for (const open of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) {
      const isOpener = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
      if (!isOpener) open.hidePopover();
    }
  });
}
