import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { Section } from '#components/layout/section.tsx';
import type { ServicePage } from '#domain/content.ts';
import { trailTo } from '#domain/site/breadcrumbs.ts';
import { emergencyWords, poisonHelp } from '#domain/words/urgency.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

type FirstAidCard = NonNullable<ServicePage['firstAid']>;

/**
 * What can't wait, in order of urgency: title, first aid, calls. On a phone, all of it is on the
 * first screen.
 */
export function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid } = service;
  return (
    <header className="emergency-opening">
      <div className="emergency-title grid pb-1">
        <Breadcrumbs trail={trailTo(service)} />
        <h1 className="display-1">{title}</h1>
        <p className="small text-slate">{tagline}</p>
      </div>
      {firstAid && <FirstAid card={firstAid} />}
      <EmergencyCalls />
    </header>
  );
}

function FirstAid({ card: { heading, steps } }: { card: FirstAidCard }) {
  return (
    <Section
      title={heading}
      titleId="first-aid"
      look="display-3"
      className="first-aid on-dark bg-band"
    >
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={poisonHelp.href}>{poisonHelp.text}</a>
        {emergencyWords.freeAtAnyHour}
      </p>
    </Section>
  );
}
