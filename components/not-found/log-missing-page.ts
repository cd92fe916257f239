/** Writes the path of a missing page to the visitor's console. */
export function logMissingPage() {
  if (document.querySelector('[data-missing-page]')) {
    console.log(`Page not found: ${location.pathname}`);
  }
}
