import { showOpenNow } from '#components/hours/show-open-now.ts';
import { adoptStyles } from '#components/island/adopt-styles.ts';
import typedCharacters from '#components/layout/typed-characters.css?inline';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';

/** Non-urgent work after load. */
export function runWhenIdle() {
  showCurrentYear();
  showOpenNow();
  logMissingPage();
  adoptStyles(typedCharacters);
}

/** Corrects the copyright year of a page that was built in an earlier year. */
function showCurrentYear() {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
}
