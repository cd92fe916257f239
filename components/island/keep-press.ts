/**
 * Keeps the last press of a button that does nothing before its island wakes, and repeats it then.
 * @param element the island; one without `data-keeps-press` answers presses by itself
 * @param wake called with the press
 */
export function keepPress(element: HTMLElement, wake: () => void) {
  if (element.dataset['keepsPress'] === undefined) return;
  let pressed: HTMLButtonElement | undefined;
  const controller = new AbortController();
  element.addEventListener('click', keep, controller);
  element.addEventListener('awake', repeat, { once: true });

  function keep({ target }: Event) {
    pressed = (target instanceof Element && target.closest('button')) || pressed;
    if (pressed) wake();
  }

  function repeat() {
    controller.abort();
    if (pressed?.isConnected) pressed.click();
  }
}
