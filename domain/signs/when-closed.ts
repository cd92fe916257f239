import type { EmergenciesRecord } from '../schema/practice/emergencies.ts';
import { closedHeadings, type Level, levelHeadings, whenClosedWords } from '../words/urgency.ts';

type AfterHours = EmergenciesRecord['afterHours'];

/** What to do about a sign of the level `today` while the practice is closed, with the mark `{phone}`. */
export function whenClosedPattern({ phone, minutes }: AfterHours): string {
  const { line, emergencyRoom } = whenClosedWords;
  return phone ? line.replace('{minutes}', String(minutes)) : emergencyRoom;
}

/** What to do about a sign of the level `today` while the practice is closed: one sentence or two. */
export function whenClosed(afterHours: AfterHours): string {
  return whenClosedPattern(afterHours).replace('{phone}', afterHours.phone ?? '');
}

/** The heading of a list of signs in a text about the hours in which the practice is closed. */
export function headingWhenClosed(level: Level, { phone }: AfterHours): string {
  if (level !== 'today') return levelHeadings[level];
  return phone ? closedHeadings.line.replace('{phone}', phone) : closedHeadings.emergencyRoom;
}
