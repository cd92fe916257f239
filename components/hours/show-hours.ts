import { calendars } from '#domain/browser-content.ts';
import { isAnnounced } from '#domain/hours/calendar.ts';
import { readClock } from '#domain/hours/dates.ts';
import { openState } from '#domain/hours/open-state.ts';

/** Milliseconds between updates. */
const everyMinute = 60_000;

/** Shows what is open, whether the phone is answered, and the coming closings, and keeps them current. */
export function showHours() {
  function show() {
    const now = new Date();
    showPhone(now);
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      showOpenNow(element, now);
    }
    for (const list of document.querySelectorAll<HTMLElement>('[data-changes]')) {
      showChanges(list, now);
    }
  }
  show();
  setInterval(show, everyMinute);
}

/** Marks on the root whether the phone of the main location is answered, for the order of buttons. */
function showPhone(now: Date) {
  const [main] = calendars;
  const { dataset } = document.documentElement;
  const phone = !main || openState(now, main).isAnswered ? 'answered' : 'unanswered';
  if (dataset['phone'] !== phone) dataset['phone'] = phone;
}

function showOpenNow(element: HTMLElement, now: Date) {
  const calendar = calendarOf(element.dataset['location']);
  if (!calendar) return;
  const { isOpen, line } = openState(now, calendar);
  element.dataset['openNow'] = isOpen ? 'open' : 'closed';
  // A time stays on one line.
  const text = line.replaceAll(/ (?=[AP]M\b)/g, '\u00A0');
  if (element.textContent !== text) element.textContent = text;
}

/** Hides past and distant changes, and the whole list if none is left. */
function showChanges(list: HTMLElement, now: Date) {
  const calendar = calendarOf(list.dataset['changes']);
  if (!calendar) return;
  const { date } = readClock(now, calendar.timeZone);
  const lines = [...list.querySelectorAll<HTMLElement>('[data-from]')];
  for (const line of lines) {
    const { from = '', until = '' } = line.dataset;
    line.hidden = !isAnnounced({ from, until }, date);
  }
  list.hidden = lines.every((line) => line.hidden);
}

function calendarOf(wanted: string | undefined) {
  return calendars.find(({ location }) => !wanted || location === wanted);
}
