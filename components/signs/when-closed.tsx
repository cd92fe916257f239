import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { emergencies } from '#domain/index.ts';
import { whenClosedPattern } from '#domain/signs/when-closed.ts';

/** What to do about a sign of the level `today` while the practice is closed. */
export function WhenClosed({ afterHours = emergencies.afterHours }) {
  const { phone } = afterHours;
  return (
    <Phrase
      text={whenClosedPattern(afterHours)}
      parts={{ phone: phone && <PhoneLink phone={phone} /> }}
    />
  );
}
