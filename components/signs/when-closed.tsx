import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { emergencies } from '#domain/content.ts';
import { whenClosedPattern } from '#domain/signs/when-closed.ts';
import type { ClosedRule } from '#domain/words/urgency.ts';

/** What to do about a sign of the level `today` while the practice is closed. */
export function WhenClosed({
  rule = 'emergency-room',
  afterHours = emergencies.afterHours,
}: {
  rule?: ClosedRule;
  afterHours?: typeof emergencies.afterHours;
}) {
  const { phone } = afterHours;
  return (
    <Phrase
      text={whenClosedPattern(afterHours, rule)}
      parts={{ phone: phone && <PhoneLink phone={phone} /> }}
    />
  );
}
