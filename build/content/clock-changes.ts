import { readClock, type TimeZone } from '../../domain/core/dates.ts';

const minute = 60_000;
const halfHour = 30 * minute;
const week = 7 * 24 * 60 * minute;

/** How many weeks of changes a page has, which may be read long after the build: ten years. */
const weeks = 522;

/** Returns how a time zone's clocks change, from the beginning of a year on. */
export function clockChanges(timeZone: string, year: number): TimeZone {
  const aheadAt = (moment: number) => {
    const { date, time } = readClock(new Date(moment), timeZone);
    return (Date.parse(`${date}T${time}Z`) - moment) / minute;
  };
  const start = Date.UTC(year, 0);
  const changes: [from: number, ahead: number][] = [[start, aheadAt(start)]];
  for (let later = start; later < start + weeks * week; later += week) {
    const before = aheadAt(later);
    if (aheadAt(later + week) === before) continue;
    // Everywhere, clocks change on the hour or the half hour of UTC.
    let change = later + halfHour;
    while (aheadAt(change) === before) change += halfHour;
    changes.push([change, aheadAt(change)]);
  }
  return changes;
}
