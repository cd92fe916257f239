import type { EmergenciesRecord } from '../schema/practice/emergencies.ts';
import { closedHeadings, type Level, levelHeadings, whenClosedWords } from '../words/urgency.ts';

type AfterHours = EmergenciesRecord['afterHours'];

/**
 * What to do about a sign of the level `today` while the practice is closed, with the placeholder `{phone}`.
 */
export function whenClosedPattern({ phone, minutes }: AfterHours): string {
  const { line, emergencyRoom } = whenClosedWords;
  return phone ? line.replace('{minutes}', String(minutes)) : emergencyRoom;
}

/**
 * Returns what to do about a sign of the level `today` while the practice is closed, in one or two sentences.
 */
export function whenClosed(afterHours: AfterHours): string {
  return whenClosedPattern(afterHours).replace('{phone}', afterHours.phone ?? '');
}

/** Returns the heading of a list of signs for the hours in which the practice is closed. */
export function headingWhenClosed(level: Level, { phone }: AfterHours): string {
  if (level !== 'today') return levelHeadings[level];
  return phone ? closedHeadings.line.replace('{phone}', phone) : closedHeadings.emergencyRoom;
}
