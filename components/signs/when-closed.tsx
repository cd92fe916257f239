import { PhoneLink } from '#components/contact/phone-link.tsx';
import { emergencies } from '#domain/content.ts';
import { whenClosed } from '#domain/signs/sign-lists.ts';
import type { ClosedRule } from '#domain/words/urgency.ts';

/** What to do about a sign of the level `today` while the practice is closed. */
export function WhenClosed({
  rule = 'emergency-room',
  afterHours = emergencies.afterHours,
}: {
  rule?: ClosedRule | undefined;
  afterHours?: typeof emergencies.afterHours;
}) {
  const text = whenClosed(afterHours, rule);
  const { phone } = afterHours;
  if (!phone) return text;
  const [before, after] = text.split(phone);
  return (
    <>
      {before}
      <PhoneLink phone={phone} />
      {after}
    </>
  );
}
