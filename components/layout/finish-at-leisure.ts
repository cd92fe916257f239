import { showCurrentYear } from '#components/footer/current-year.ts';
import { showOpenNow } from '#components/hours/show-open-now.ts';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';

/** What a page still has to do once it has loaded, and nobody waits for. */
export function finishAtLeisure() {
  showCurrentYear();
  showOpenNow();
  logMissingPage();
}
