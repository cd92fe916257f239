import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { WithPoisonHelp } from '#components/contact/poison-help.tsx';
import { Section } from '#components/layout/section.tsx';
import type { ServicePage } from '#domain/content.ts';
import { firstAidAnchor } from '#domain/schema/signs.ts';
import { emergencyWords } from '#domain/words/urgency.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

/** What can't wait: title, calls, first aid. A phone's first screen shows the calls and the first steps. */
export function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid } = service;
  return (
    <header className="emergency-opening">
      <div className="emergency-title">
        <Breadcrumbs page={service} />
        <h1 className="display-1 wide:lg:mt-6">{title}</h1>
        <p className="mt-1.5 leading-[1.45] color-slate md:max-w-34rem md:text-1.25rem">
          {tagline}
        </p>
      </div>
      <EmergencyCalls />
      {firstAid && (
        <Section
          title={firstAid.heading}
          titleId={firstAidAnchor}
          look="display-3 text-[min(1.75rem,7vw)]"
          className="first-aid aid-panel on-dark bg-band"
        >
          <ol className="aid-steps">
            {firstAid.steps.map((step) => (
              <li key={step}>
                <WithPoisonHelp>{step}</WithPoisonHelp>
              </li>
            ))}
          </ol>
          <p className="text-1.0625rem color-slate">{emergencyWords.interpreters}</p>
        </Section>
      )}
    </header>
  );
}
