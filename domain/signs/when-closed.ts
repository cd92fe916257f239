import type { EmergenciesRecord } from '../schema/practice.ts';
import { type ClosedRule, whenClosedWithLine, whenClosedWords } from '../words/urgency.ts';

type AfterHours = EmergenciesRecord['afterHours'];

/** Returns what to do about a sign of the level `today` while the practice is closed, in one or two sentences. */
export function whenClosed(
  { phone, minutes }: AfterHours,
  rule: ClosedRule = 'emergency-room',
): string {
  if (!phone) return whenClosedWords[rule];
  return whenClosedWithLine[rule].replace('{phone}', phone).replace('{minutes}', String(minutes));
}
