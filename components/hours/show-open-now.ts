import { describeOpenState, openState } from '#content/hours.ts';
import { office } from '#content/practice.ts';

/** Milliseconds after which the line may have become wrong. */
const everyMinute = 60_000;

/** Says in each of its places whether the practice is open now, and keeps saying it right. */
export function showOpenNow() {
  function show() {
    const state = openState(new Date(), office.schedules.exams, office.timeZone);
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      element.dataset['openNow'] = state.isOpen ? 'open' : 'closed';
      const line = describeOpenState(state);
      if (element.textContent !== line) element.textContent = line;
    }
  }
  show();
  setInterval(show, everyMinute);
}
