import type { EmergenciesRecord } from '../schema/practice.ts';
import type { ClosedRule } from '../words/urgency.ts';

type AfterHours = EmergenciesRecord['afterHours'];

/** Returns what to do about a sign of the level `today` while the practice is closed, in one or two sentences. */
export function whenClosed(
  { phone, minutes }: AfterHours,
  rule: ClosedRule = 'emergency-room',
): string {
  const line = phone && `call our after-hours line: ${phone}.`;
  if (rule === 'morning') {
    return `If we’re closed, it can wait until we open, within a day. If it gets worse, ${line || 'go to an emergency room.'}`;
  }
  return line
    ? `If we’re closed, ${line} If nobody answers within ${minutes} minutes, go to an emergency room.`
    : 'If we’re closed or don’t answer, don’t wait until we open: go to an emergency room.';
}
