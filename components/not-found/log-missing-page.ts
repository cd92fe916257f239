/**
 * Logs a missing page's path in the console, and fills its words into the search field, because all missing
 * paths share one page.
 */
export function logMissingPage() {
  const page = document.querySelector('[data-missing-page]');
  if (!page) return;
  console.log(`Page not found: ${location.pathname}`);
  const field = page.querySelector('input');
  if (field) field.value ||= wordsOf(location.pathname).slice(0, field.maxLength);
}

function wordsOf(path: string): string {
  return path.replace(/(?:%\w\w|[^\p{Letter}\p{Number}])+/gu, ' ').trim();
}
