import { showHours } from '#components/hours/show-hours.ts';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';
import { keepRowInView } from './keep-row-in-view.ts';

/** Tasks after load that aren't urgent. */
export function runWhenIdle() {
  showCurrentYear();
  showHours();
  logMissingPage();
  keepRowInView();
  void filterLists();
}

/** Updates the copyright year of a page that was built in an earlier year. */
function showCurrentYear() {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
}

/** Loads the code of a filter only on a page that has one. */
async function filterLists() {
  if (!document.querySelector('[data-filter]')) return;
  (await import('#components/problems/filter-list.ts')).filterLists();
}
