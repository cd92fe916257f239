import { calendars } from '#domain/browser-content.ts';
import { readClock } from '#domain/core/dates.ts';
import { inCallOrder, isAnnounced, openState } from '#domain/hours/calendar.ts';
import { briefLine, openLine, phoneLine, replyLine } from '#domain/words/open-words.ts';

/** The line of each kind of element, by its `data-says`. */
const lines = { all: openLine, brief: briefLine, phone: phoneLine, reply: replyLine };

/** Milliseconds between updates. */
const everyMinute = 60_000;

/** Shows what is open, whom to call, whether the phone is answered, and the coming closings, and keeps them current. */
export function showHours() {
  function show() {
    const now = new Date();
    showCalls(now);
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

/**
 * Puts the location to call first, and marks on the root whether its phone is answered, for the order of buttons. Locations
 * have the same space each. They are moved together, so that nothing counts as shifted, and not while one has the focus.
 */
function showCalls(now: Date) {
  const inOrder = inCallOrder(now, calendars);
  const [first] = inOrder;
  const { dataset } = document.documentElement;
  const phone = !first || openState(now, first).isAnswered ? 'answered' : 'unanswered';
  if (dataset['phone'] !== phone) dataset['phone'] = phone;
  for (const list of document.querySelectorAll('[data-calls]')) {
    const calls = inOrder.flatMap(({ location }) => [
      ...list.querySelectorAll(`:scope > [data-location="${location}"]`),
    ]);
    const isSettled = list.firstElementChild === calls[0] || list.matches(':focus-within');
    if (!isSettled) list.replaceChildren(...calls);
  }
}

function showOpenNow(element: HTMLElement, now: Date) {
  const calendar = calendarOf(element.dataset['location']);
  if (!calendar) return;
  const state = openState(now, calendar);
  element.dataset['openNow'] = state.isOpen ? 'open' : 'closed';
  const { says = 'all' } = element.dataset;
  const language = element.closest<HTMLElement>('[lang]')?.lang === 'es' ? 'es' : 'en';
  const line = lines[says as keyof typeof lines](state, language);
  // A time stays on one line.
  const text = line
    .replaceAll(/ (?=[AP]M\b)/g, '\u00A0')
    .replaceAll(/\b(at|until|las?) (?=\d)/g, '$1\u00A0');
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
