import { ArrowRight } from 'lucide-react';
import { Sources } from '#components/article/sources.tsx';
import { Section } from '#components/layout/section.tsx';
import { reviewOf } from '#domain/articles/medical-review.ts';
import { emergencies, type ServicePage } from '#domain/content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { eyeTroubleWords } from '#domain/words/urgency.ts';
import { AfterHours, EmergencyRoom } from './emergency-help.tsx';
import { EmergencyOpening } from './emergency-opening.tsx';
import { Sidebar } from './sidebar.tsx';
import { WhatHappened } from './what-happened.tsx';

interface EmergenciesProps {
  service: ServicePage;
  /** Who does what. */
  triage: NonNullable<ServicePage['triage']>;
}

/** The page about emergencies says what to do in the next minute: it asks one question, and its rows answer it. */
export function Emergencies({ service, triage }: EmergenciesProps) {
  return (
    <>
      <EmergencyOpening service={service} />
      <div className="emergency-page">
        <div>
          <WhatHappened />
          <p className="flex flex-wrap items-center gap-x-2.5 py-3">
            <b className="font-600">Not sure?</b>{' '}
            <a href={plainPages.problems.path} className="arrow-link text-bronze">
              {eyeTroubleWords.find}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </a>{' '}
            <span className="basis-full color-slate">
              If you can’t decide between two, take the more urgent.
            </span>
          </p>
          <div className="grid gap-x-12 gap-y-7 mt-[clamp(1.5rem,4vw,2.5rem)] md:grid-cols-[1fr_1fr]">
            <Section title="What we can do here" titleId="here" look="subtitle">
              <p className="mt-1 leading-[1.55]">{triage.here}</p>
              <AfterHours help={emergencies.afterHours} />
            </Section>
            <Section title="What a hospital does" titleId="hospital" look="subtitle">
              <p className="mt-1 leading-[1.55]">{triage.hospital}</p>
              <EmergencyRoom room={emergencies.emergencyRoom} />
            </Section>
          </div>
          <div className="mt-[clamp(2rem,4vw,3rem)]">
            <Sources
              sources={service.sources}
              isFolded
              isCited={false}
              review={reviewOf(service)}
            />
          </div>
        </div>
        <Sidebar />
      </div>
    </>
  );
}
