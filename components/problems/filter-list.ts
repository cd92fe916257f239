/**
 * Filters a list by the words typed into its field. The field is a search form: with or without this script,
 * Enter searches the whole site.
 */
export function filterLists() {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    field.addEventListener('input', () => filterList(field));
    // The text that was typed before this ran, or that the browser restored.
    filterList(field);
  }
}

function filterList(field: HTMLInputElement) {
  const list = document.getElementById(field.dataset['filter'] ?? '');
  const words = field.value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-words]') ?? [])];
  for (const line of lines) {
    const known = `${line.textContent} ${line.dataset['words']}`.toLowerCase();
    line.hidden = !words.every((word) => known.includes(word));
  }
  for (const section of list?.querySelectorAll<HTMLElement>('section') ?? []) {
    section.hidden = !section.querySelector('[data-words]:not([hidden])');
  }
  const status = field.closest('search')?.querySelector<HTMLElement>('[role=status]');
  if (status) {
    status.textContent = lines.some((line) => !line.hidden) ? '' : (status.dataset['empty'] ?? '');
  }
}
