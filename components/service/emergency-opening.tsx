import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { type ServicePage, trailTo } from '#content/index.ts';
import { emergencyWords } from '#content/words/emergencies.ts';
import { poisonHelp } from '#content/words/urgency.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

type FirstAidCard = NonNullable<ServicePage['firstAid']>;

/**
 * What can't wait, in its order: first aid for chemicals, the ambulance, our phone. On a phone all of it
 * stands in the first view.
 */
export function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid } = service;
  return (
    <header className="emergency-opening">
      <div className="emergency-title">
        <Breadcrumbs trail={trailTo(service)} />
        <h1 className="display-1">{title}</h1>
      </div>
      {firstAid && <FirstAid card={firstAid} />}
      <EmergencyCalls />
      <p className="emergency-tagline lead text-slate">{tagline}</p>
    </header>
  );
}

function FirstAid({ card: { heading, steps } }: { card: FirstAidCard }) {
  return (
    <section className="first-aid on-dark bg-deep" aria-labelledby="first-aid">
      <h2 id="first-aid" className="display-3">
        {heading}
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={poisonHelp.href}>{poisonHelp.text}</a>
        {emergencyWords.freeAtAnyHour}
      </p>
    </section>
  );
}
