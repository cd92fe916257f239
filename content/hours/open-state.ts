import { openNowWords } from '../words/hours.ts';
import { type Calendar, hoursOn } from './calendar.ts';
import { addDays, formatDay, formatTime, formatWeekday, readClock } from './dates.ts';

/** How far ahead an opening is looked for. */
const horizon = 60;

/**
 * Whether a place is open at a moment, and the line that tells visitors when that changes: `Closed now.
 * Opens Monday at 9:00 AM.` It compares clock faces in the place's own time zone, so that a change of
 * the clocks shifts nothing.
 */
export function openState(now: Date, calendar: Calendar): { isOpen: boolean; line: string } {
  const { date, time } = readClock(now, calendar.timeZone);
  const { ranges, reason } = hoursOn(date, calendar);
  const current = ranges.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) {
    const closes = formatTime(current.closes);
    return {
      isOpen: true,
      line: reason ? openNowWords.openOn(reason, closes) : openNowWords.open(closes),
    };
  }
  const closed = describeClosed(ranges.length === 0, reason);
  const next = describeNextOpening(date, time, calendar);
  return { isOpen: false, line: next ? `${closed} ${next}` : closed };
}

function describeNextOpening(date: string, time: string, calendar: Calendar): string | undefined {
  for (let daysAway = 0; daysAway <= horizon; daysAway += 1) {
    const day = addDays(date, daysAway);
    const range = hoursOn(day, calendar).ranges.find(({ opens }) => daysAway > 0 || opens > time);
    if (range) return openNowWords.opens(nameDay(day, daysAway), formatTime(range.opens));
  }
  return undefined;
}

function describeClosed(isDayOff: boolean, reason: string | undefined): string {
  if (!reason) return openNowWords.closed;
  return isDayOff ? openNowWords.closedFor(reason) : openNowWords.closedOn(reason);
}

/** A weekday's name alone would be taken for that of the next seven days. */
function nameDay(date: string, daysAway: number): string {
  if (daysAway < 2) return daysAway === 0 ? openNowWords.today : openNowWords.tomorrow;
  return daysAway < 7 ? formatWeekday(date) : formatDay(date);
}
