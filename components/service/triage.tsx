import { BookingLink } from '#components/booking/booking-link.tsx';
import { emergencyHelp, office, phoneLink, type ServicePage } from '#content/index.ts';
import { bookingWords } from '#content/words/booking.ts';
import { emergencyWords } from '#content/words/emergencies.ts';
import { afterHours, levelHeadings, poisonHelp, tieBreak } from '#content/words/urgency.ts';
import { Call911 } from './emergency-calls.tsx';
import { EmergencyHelp } from './emergency-help.tsx';

type Cards = NonNullable<ServicePage['triage']>;
type Help = ReturnType<typeof emergencyHelp>;
type FirstAidCard = NonNullable<ServicePage['firstAid']>;

interface TriageProps {
  firstAid: FirstAidCard | undefined;
  cards: Cards;
  help?: Help;
}

/** First aid, and below it three levels of urgency as care cards: the headings alone say what to do. */
export function Triage({ firstAid, cards, help = emergencyHelp() }: TriageProps) {
  return (
    <section aria-labelledby="triage" className="container pb-16">
      {firstAid && <FirstAid card={firstAid} />}
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id="triage" className="display-3">
          {emergencyWords.question}
        </h2>
        <p>{`${emergencyWords.limits} ${tieBreak}`}</p>
      </div>
      <div className="care-cards grid gap-6 mt-6 lg:grid-cols-3">
        {cards.map((card) => (
          <CareCard key={card.level} card={card} help={help} />
        ))}
      </div>
    </section>
  );
}

function FirstAid({ card: { heading, steps } }: { card: FirstAidCard }) {
  return (
    <section className="first-aid bg-white" aria-labelledby="first-aid">
      <h2 id="first-aid" className="subtitle">
        {heading}
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={poisonHelp.href} className="text-link">
          {poisonHelp.text}
        </a>
        {emergencyWords.freeAtAnyHour}
      </p>
    </section>
  );
}

function CareCard({ card: { level, signs, advice }, help }: { card: Cards[number]; help: Help }) {
  return (
    <section
      className="care-card bg-white border"
      data-level={level}
      aria-labelledby={`care-${level}`}
    >
      <h3 id={`care-${level}`} className="subtitle">
        {levelHeadings[level]}
      </h3>
      <div className="px-6 pt-5 pb-6">
        <ul className="list-disc pl-5 grid gap-2">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {level === 'urgent' && <p className="mt-4 font-600">{afterHours}</p>}
        <p className="mt-4">{advice}</p>
        <div className="mt-5 grid screen-only">{actionOf(level)}</div>
        {level === 'emergency' && <EmergencyHelp help={[help.emergencyRoom]} />}
        {level === 'urgent' && <EmergencyHelp help={[help.afterHours]} />}
      </div>
    </section>
  );
}

/** What a level of urgency leads to; the emergency card leads nowhere but to help. */
function actionOf(level: Cards[number]['level']) {
  if (level === 'emergency') return <Call911 />;
  if (level === 'urgent') {
    return (
      <a href={phoneLink(office.phone)} className="button-gold">
        {emergencyWords.call(office.phone)}
      </a>
    );
  }
  return <BookingLink className="button-line">{bookingWords.visit}</BookingLink>;
}
