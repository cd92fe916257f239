import type { WeeklyRange } from '../schema/location.ts';
import { visitTimeWords as words } from '../words/booking.ts';

/** The times that a visitor may ask for, and which hours have them. */
const rules: readonly [time: string, has: (range: WeeklyRange) => boolean][] = [
  [words.morning, (range) => isInWeek(range) && range.opens < '12:00'],
  [words.afternoon, (range) => isInWeek(range) && range.closes > '13:00'],
  [words.saturday, ({ days }) => days.includes('Saturday')],
  [words.sunday, ({ days }) => days.includes('Sunday')],
];

/** Returns the times that a weekly schedule has, such as “A weekday morning”. */
export function visitTimes(week: readonly WeeklyRange[]): string[] {
  return rules.filter(([, has]) => week.some(has)).map(([time]) => time);
}

function isInWeek({ days }: WeeklyRange): boolean {
  return days.some((day) => day !== 'Saturday' && day !== 'Sunday');
}
