import { readClock } from '../hours/dates.ts';

/** The days on which something is announced, by the calendar of the place that it is about. */
export interface AnnouncementDays {
  /** The first day; without one, it has come. */
  from?: string | undefined;
  /** The last day. */
  until?: string | undefined;
  /** The day on which the place opens: from then on it is no news. */
  opensOn?: string | undefined;
  timeZone: string;
}

/** Whether something is announced at a moment. */
export function isAnnouncedAt(now: Date, days: AnnouncementDays): boolean {
  return (days.from ?? '') <= readClock(now, days.timeZone).date && !isOverAt(now, days);
}

/** Whether the last of its days is past. */
export function isOverAt(now: Date, { until, opensOn, timeZone }: AnnouncementDays): boolean {
  const day = readClock(now, timeZone).date;
  return (until !== undefined && day > until) || (opensOn !== undefined && day >= opensOn);
}
