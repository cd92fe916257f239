/**
 * Lets Enter go to the next field where its key on a phone says so (`enterkeyhint="next"`). The browser would submit
 * a form that isn't filled in yet. This works before hydration, and leaves Enter to an input method that composes.
 */
export function goToNextField() {
  addEventListener('keydown', (event) => {
    const { target: field, key, isComposing, keyCode, repeat } = event;
    if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return;
    // Safari marks the Enter that ends a composition with nothing but the code of an input method.
    if (key !== 'Enter' || isComposing || keyCode === 229) return;
    event.preventDefault();
    const fields = [
      ...(field.form?.querySelectorAll<HTMLElement>('[enterkeyhint], textarea') ?? []),
    ];
    if (!repeat) fields[fields.indexOf(field) + 1]?.focus();
  });
}
