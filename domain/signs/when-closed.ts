import type { EmergenciesRecord } from '../schema/practice/emergencies.ts';
import { type ClosedRule, whenClosedWithLine, whenClosedWords } from '../words/urgency.ts';

type AfterHours = EmergenciesRecord['afterHours'];

/**
 * What to do about a sign of the level `today` while the practice is closed, with the placeholder `{phone}`.
 */
export function whenClosedPattern({ phone, minutes }: AfterHours, rule: ClosedRule): string {
  if (!phone) return whenClosedWords[rule];
  return whenClosedWithLine[rule].replace('{minutes}', String(minutes));
}

/**
 * Returns what to do about a sign of the level `today` while the practice is closed, in one or two sentences.
 */
export function whenClosed(afterHours: AfterHours, rule: ClosedRule = 'emergency-room'): string {
  return whenClosedPattern(afterHours, rule).replace('{phone}', afterHours.phone ?? '');
}
