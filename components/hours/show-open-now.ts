import { describeOpenState, openState } from '#content/hours.ts';
import { office, openLocations } from '#content/practice.ts';

/** Milliseconds after which the line may have become wrong. */
const everyMinute = 60_000;

/** Says in each of its places whether a location is open now, and keeps saying it right. */
export function showOpenNow() {
  function show() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      const { schedules, timeZone } =
        openLocations.find(({ slug }) => slug === element.dataset['location']) ?? office;
      const state = openState(new Date(), schedules.exams, timeZone);
      element.dataset['openNow'] = state.isOpen ? 'open' : 'closed';
      const line = describeOpenState(state);
      if (element.textContent !== line) element.textContent = line;
    }
  }
  show();
  setInterval(show, everyMinute);
}
