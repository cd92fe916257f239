import { showHours } from '#components/hours/show-hours.ts';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';
import { filterLists } from '#components/problems/filter-list.ts';

/** Tasks after load that aren't urgent. */
export function runWhenIdle() {
  showCurrentYear();
  showHours();
  logMissingPage();
  filterLists();
}

/** Updates the copyright year of a page that was built in an earlier year. */
function showCurrentYear() {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
}
