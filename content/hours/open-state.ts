import { openNowWords } from '../words/hours.ts';
import { type Calendar, hoursOn } from './calendar.ts';
import { addDays, formatDay, formatTime, formatWeekday, readClock } from './dates.ts';

/** How far ahead an opening is looked for. */
const horizon = 60;

/** What a calendar says about a moment. Times are those of the place: `18:00`. */
export type OpenState = {
  /** Why today's hours aren't those of the week. */
  reason: string | undefined;
} & (
  | { isOpen: true; closes: string }
  | { isOpen: false; isDayOff: boolean; next: NextOpening | undefined }
);

interface NextOpening {
  date: string;
  opens: string;
  daysAway: number;
}

/**
 * Whether a place is open at a moment, and when that changes. It compares clock faces in the place's
 * own time zone, so that a change of the clocks shifts nothing.
 */
export function openState(now: Date, calendar: Calendar): OpenState {
  const { date, time } = readClock(now, calendar.timeZone);
  const { ranges, reason } = hoursOn(date, calendar);
  const current = ranges.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes, reason };
  const next = nextOpening(date, time, calendar);
  return { isOpen: false, isDayOff: ranges.length === 0, next, reason };
}

function nextOpening(date: string, time: string, calendar: Calendar): NextOpening | undefined {
  for (let daysAway = 0; daysAway <= horizon; daysAway += 1) {
    const day = addDays(date, daysAway);
    const range = hoursOn(day, calendar).ranges.find(({ opens }) => daysAway > 0 || opens > time);
    if (range) return { date: day, opens: range.opens, daysAway };
  }
  return undefined;
}

/** An `OpenState` as a line for visitors: `Closed now. Opens Monday at 9:00 AM.` */
export function describeOpenState(state: OpenState): string {
  const { reason } = state;
  if (state.isOpen) {
    const closes = formatTime(state.closes);
    return reason ? openNowWords.openOn(reason, closes) : openNowWords.open(closes);
  }
  const closed = describeClosed(state.isDayOff, reason);
  if (!state.next) return closed;
  return `${closed} ${openNowWords.opens(nameDay(state.next), formatTime(state.next.opens))}`;
}

function describeClosed(isDayOff: boolean, reason: string | undefined): string {
  if (!reason) return openNowWords.closed;
  return isDayOff ? openNowWords.closedFor(reason) : openNowWords.closedOn(reason);
}

/** A weekday's name alone would be taken for that of the next seven days. */
function nameDay({ date, daysAway }: NextOpening): string {
  if (daysAway < 2) return daysAway === 0 ? openNowWords.today : openNowWords.tomorrow;
  return daysAway < 7 ? formatWeekday(date) : formatDay(date);
}
