import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { WithPoisonHelp } from '#components/contact/poison-help.tsx';
import { Section } from '#components/layout/section.tsx';
import type { ServicePage } from '#domain/content.ts';
import { firstAidAnchor } from '#domain/schema/sign-rows.ts';
import { trailTo } from '#domain/site/breadcrumbs.ts';
import { emergencyWords } from '#domain/words/urgency.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

/** What can't wait: title, calls, first aid. A phone's first screen shows the calls and the first steps. */
export function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid } = service;
  return (
    <header className="emergency-opening">
      <div className="emergency-title">
        <Breadcrumbs trail={trailTo(service)} />
        <h1 className="display-1">{title}</h1>
        <p className="emergency-tagline">{tagline}</p>
      </div>
      <EmergencyCalls />
      {firstAid && (
        <Section
          title={firstAid.heading}
          titleId={firstAidAnchor}
          look="display-3"
          className="first-aid on-dark bg-band"
        >
          <ol>
            {firstAid.steps.map((step) => (
              <li key={step}>
                <WithPoisonHelp>{step}</WithPoisonHelp>
              </li>
            ))}
          </ol>
          <p>{emergencyWords.interpreters}</p>
        </Section>
      )}
    </header>
  );
}
