/** Opens and closes the subjects of the helpful articles until their island goes on with what is open. */
export function openArticlesBeforeHydration() {
  const island = document.querySelector<HTMLElement>('[data-island="helpful-articles"]');
  island?.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (!pressed || island.dataset['hydrated'] !== undefined) return;
    // React may be listening already, for what it would take over in this very moment.
    event.stopImmediatePropagation();
    const opens = pressed.ariaExpanded !== 'true';
    for (const button of island.querySelectorAll('button'))
      show(button, opens && button === pressed);
  });
}

function show(button: HTMLButtonElement, isOpen: boolean) {
  button.ariaExpanded = `${isOpen}`;
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (content) content.hidden = !isOpen;
}
