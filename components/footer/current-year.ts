/** Corrects the copyright year of a page that was built before New Year's Eve. */
export function showCurrentYear() {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
}
