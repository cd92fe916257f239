import { BookingLink } from '#components/booking/booking-link.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Section } from '#components/layout/section.tsx';
import { emergencyHelp, office, type ServicePage } from '#domain/index.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { emergencyWords } from '#domain/words/emergencies.ts';
import { siteWords } from '#domain/words/site.ts';
import { afterHours, type Level, levelHeadings, tieBreak } from '#domain/words/urgency.ts';
import { Call911 } from './emergency-calls.tsx';
import { EmergencyHelp } from './emergency-help.tsx';

type Cards = NonNullable<ServicePage['triage']>;

/** Three levels of urgency as care cards: the headings alone say what to do. */
export function Triage({ cards }: { cards: Cards }) {
  return (
    <Section
      title={emergencyWords.question}
      titleId="triage"
      className="container pt-[clamp(2.5rem,5vw,4rem)]"
    >
      <p className="mt-2">{`${emergencyWords.limits} ${tieBreak}`}</p>
      <div className="care-cards grid gap-10 mt-6">
        {cards.map((card) => (
          <CareCard key={card.level} card={card} />
        ))}
      </div>
    </Section>
  );
}

function CareCard({ card: { level, signs, advice } }: { card: Cards[number] }) {
  const help = emergencyHelp();
  return (
    <section className="care-card" data-level={level} aria-labelledby={`care-${level}`}>
      <h3 id={`care-${level}`} className="subtitle flex items-center min-h-20 px-5 py-3">
        {levelHeadings[level]}
      </h3>
      <div>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {level === 'urgent' && <p className="mt-4 font-600">{afterHours}</p>}
        <p className="mt-4">{advice}</p>
        <div className="mt-5 grid screen-only">
          <CareAction level={level} />
        </div>
        {level === 'emergency' && <EmergencyHelp help={[help.emergencyRoom]} />}
        {level === 'urgent' && <EmergencyHelp help={[help.afterHours]} />}
      </div>
    </section>
  );
}

/** What a level of urgency leads to; the emergency card leads nowhere but to help. */
export function CareAction({ level }: { level: Level }) {
  if (level === 'emergency') return <Call911 />;
  if (level === 'urgent') {
    return <PhoneLink className="button-gold">{siteWords.call(office.phone)}</PhoneLink>;
  }
  return <BookingLink className="button-line">{bookingWords.visit}</BookingLink>;
}
