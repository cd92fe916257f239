import { BookingLink } from '#components/booking/booking-link.tsx';
import { emergencyHelp, office, phoneLink, type ServicePage } from '#content/index.ts';
import { bookingWords } from '#content/words/booking.ts';
import { emergencyWords } from '#content/words/emergencies.ts';
import { EmergencyHelp } from './emergency-help.tsx';

type Cards = NonNullable<ServicePage['triage']>;
type Level = Cards[number]['level'];
type Help = ReturnType<typeof emergencyHelp>;

/** Three levels of urgency as care cards: the headings alone say what to do, with or without color. */
export function Triage({ cards, help = emergencyHelp() }: { cards: Cards; help?: Help }) {
  return (
    <section aria-labelledby="triage" className="container pb-16">
      <h2 id="triage" className="display-3">
        {emergencyWords.question}
      </h2>
      <p className="mt-2 measure">{emergencyWords.limits}</p>
      <div className="care-cards grid gap-6 mt-6 lg:grid-cols-3">
        {cards.map((card) => (
          <CareCard key={card.level} card={card} help={help} />
        ))}
      </div>
    </section>
  );
}

function CareCard({ card, help }: { card: Cards[number]; help: Help }) {
  const { level, heading, signs, advice } = card;
  return (
    <section
      className="care-card bg-white border"
      data-level={level}
      aria-labelledby={`care-${level}`}
    >
      <h3 id={`care-${level}`} className="subtitle">
        {heading}
      </h3>
      <div className="px-6 pt-5 pb-6">
        <ul className="list-disc pl-5 grid gap-2">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className="mt-4">{advice}</p>
        <Action level={level} />
        {level === 'emergency' && <EmergencyHelp help={[help.emergencyRoom]} />}
        {level === 'urgent' && <EmergencyHelp help={[help.afterHours]} />}
      </div>
    </section>
  );
}

/** What a level of urgency leads to; that of an emergency leads nowhere but to help. */
function Action({ level }: { level: Level }) {
  const width = 'mt-5 w-full screen-only';
  if (level === 'routine') {
    return <BookingLink className={`button-line ${width}`}>{bookingWords.visit}</BookingLink>;
  }
  const isEmergency = level === 'emergency';
  return (
    <a
      href={isEmergency ? 'tel:911' : phoneLink(office.phone)}
      className={`${isEmergency ? 'button-alarm' : 'button-gold'} ${width}`}
    >
      {isEmergency ? emergencyWords.call911 : emergencyWords.call(office.phone)}
    </a>
  );
}
