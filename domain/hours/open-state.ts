import type { TimeRange } from '../schema/location.ts';
import { type Calendar, hoursOn } from './calendar.ts';
import { addDays, formatDay, formatTime, readClock, weekdayOf } from './dates.ts';

const horizon = 60;

export interface PlaceCalendar extends Calendar {
  timeZone: string;
}

interface OpenState {
  isOpen: boolean;
  /** Whether the phone is answered, or nobody said when it is. */
  isAnswered: boolean;
  line: string;
}

/**
 * Returns whether a location is open at a moment, and the line that says what is open and until when: `Open
 * now: exams until 4:00 PM, front desk until 5:30 PM.` It compares local times, so a change to daylight
 * saving time shifts nothing.
 */
export function openState(now: Date, calendar: PlaceCalendar): OpenState {
  const { date, time } = readClock(now, calendar.timeZone);
  const day = hoursOn(date, calendar);
  const isAnswered = calendar.phone.length === 0 || closingTime(day.phone, time) !== undefined;
  const open = listOpen([
    { name: 'exams', closes: closingTime(day.exams, time) },
    { name: 'front desk', closes: closingTime(day.desk, time) },
  ]);
  const sentences = open
    ? [
        `Open now: ${open}${day.reason ? ` (${day.reason})` : ''}.`,
        !isAnswered && 'The phone isn’t answered now.',
      ]
    : [describeClosed(day), describeNextOpening(date, time, calendar)];
  return { isOpen: open !== '', isAnswered, line: sentences.filter(Boolean).join(' ') };
}

function closingTime(ranges: readonly TimeRange[], time: string): string | undefined {
  return ranges.find(({ opens, closes }) => opens <= time && time < closes)?.closes;
}

/** Lists what is open. What closes at the same time is listed together. */
function listOpen(all: readonly { name: string; closes: string | undefined }[]): string {
  const open = all.flatMap(({ name, closes }) => (closes ? [{ name, closes }] : []));
  const groups = Map.groupBy(open, ({ closes }) => closes);
  return Array.from(groups, ([closes, members]) => {
    const names = members.map(({ name }) => name).join(' and ');
    return `${names} until ${formatTime(closes)}`;
  }).join(', ');
}

function describeNextOpening(date: string, time: string, calendar: Calendar): string | undefined {
  for (let daysAway = 0; daysAway <= horizon; daysAway += 1) {
    const { exams, desk } = hoursOn(addDays(date, daysAway), calendar);
    const isAhead = ({ opens }: TimeRange) => daysAway > 0 || opens > time;
    const [exam, front] = [exams.find(isAhead)?.opens, desk.find(isAhead)?.opens];
    const first = [exam, front].filter((opens) => opens !== undefined).sort()[0];
    if (!first) continue;
    const day = nameDay(addDays(date, daysAway), daysAway);
    const when = `${day} at ${formatTime(first)}.`;
    if (exam !== first) return `The front desk opens ${when}`;
    return front === first ? `Exams and front desk open ${when}` : `Exams start ${when}`;
  }
  return undefined;
}

function describeClosed({ exams, desk, reason }: ReturnType<typeof hoursOn>): string {
  if (!reason) return 'Closed now.';
  return exams.length + desk.length > 0 ? `Closed now (${reason}).` : `Closed for ${reason}.`;
}

/** A weekday alone would be understood as one of the next seven days. */
function nameDay(date: string, daysAway: number): string {
  if (daysAway < 2) return daysAway === 0 ? 'today' : 'tomorrow';
  return daysAway < 7 ? weekdayOf(date) : formatDay(date);
}
