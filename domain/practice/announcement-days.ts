import type { PracticeFacts } from '#content-model/facts.ts';
import { readClock, type TimeZone } from '../core/dates.ts';

export interface AnnouncementDays extends Pick<PracticeFacts['announcement'], 'from' | 'until'> {
  /** The day on which the location opens. The announcement ends then. */
  opensOn?: string | undefined;
  timeZone: TimeZone;
}

/** Returns whether an announcement is current at a moment. */
export function isAnnouncedAt(now: Date, days: AnnouncementDays): boolean {
  // The clock is slow to read where the build has only the name of a time zone.
  if (!days.from && !days.until && !days.opensOn) return true;
  return (days.from ?? '') <= readClock(now, days.timeZone).date && !isOverAt(now, days);
}

/** Returns whether its last day has passed. */
export function isOverAt(now: Date, { until, opensOn, timeZone }: AnnouncementDays): boolean {
  const day = readClock(now, timeZone).date;
  return (until !== undefined && day > until) || (opensOn !== undefined && day >= opensOn);
}
