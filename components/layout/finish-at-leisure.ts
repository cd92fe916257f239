import { showCurrentYear } from '#components/footer/current-year.ts';
import { showOpenNow } from '#components/hours/show-open-now.ts';
import { adoptStyles } from '#components/island/adopt-styles.ts';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';
import typedCharacters from './typed-characters.css?inline';

/** What a page still has to do once it has loaded, and nobody waits for. */
export function finishAtLeisure() {
  showCurrentYear();
  showOpenNow();
  logMissingPage();
  adoptStyles(typedCharacters);
}
