/** Closes the menu of small screens when one of its links is chosen, also one within the page. */
export function closeMenuOnChoice() {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
