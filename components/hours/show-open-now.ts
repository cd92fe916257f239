import { openState } from '#content/hours/open-state.ts';
import { calendars } from '#facts';

/** Milliseconds after which the line may have become wrong. */
const everyMinute = 60_000;

/** Says in each of its places whether the location is open now, and keeps saying it right. */
export function showOpenNow() {
  function show() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      const wanted = element.dataset['location'];
      const calendar = calendars.find(({ location }) => !wanted || location === wanted);
      if (!calendar) continue;
      const { isOpen, line } = openState(new Date(), calendar);
      element.dataset['openNow'] = isOpen ? 'open' : 'closed';
      if (element.textContent !== line) element.textContent = line;
    }
  }
  show();
  setInterval(show, everyMinute);
}
