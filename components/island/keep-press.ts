/** Repeats the last press of a button that doesn't work before its island is hydrated. */
export function keepPress(element: HTMLElement, hydrate: () => void) {
  if (element.dataset['keepsPress'] === undefined) return;
  let pressed: HTMLButtonElement | undefined;
  element.addEventListener('click', keep);
  element.addEventListener('hydrated', repeat);

  function keep({ target }: Event) {
    pressed = (target as Element).closest('button') ?? pressed;
    if (pressed) hydrate();
  }

  function repeat() {
    element.removeEventListener('click', keep);
    pressed?.click();
    pressed = undefined;
  }
}
