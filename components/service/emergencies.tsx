import { ArrowRight } from 'lucide-react';
import { MedicalReview } from '#components/article/medical-review.tsx';
import { Sources } from '#components/article/sources.tsx';
import { Section } from '#components/layout/section.tsx';
import { reviewOf } from '#domain/articles/medical-review.ts';
import type { ServicePage } from '#domain/content.ts';
import { emergencyHelp } from '#domain/practice/emergency-help.ts';
import { plainPages } from '#domain/site/breadcrumbs.ts';
import { emergencyWords, eyeTroubleWords } from '#domain/words/urgency.ts';
import { EmergencyHelp } from './emergency-help.tsx';
import { EmergencyOpening } from './emergency-opening.tsx';
import { Sidebar } from './sidebar.tsx';
import { WhatHappened } from './what-happened.tsx';

interface EmergenciesProps {
  service: ServicePage;
  /** Who does what. */
  triage: NonNullable<ServicePage['triage']>;
}

/** The page about emergencies asks one question, and its rows answer it. */
export function Emergencies({ service, triage }: EmergenciesProps) {
  const { afterHours, emergencyRoom } = emergencyHelp();
  const review = reviewOf(service);
  return (
    <>
      <EmergencyOpening service={service} />
      <div className="emergency-page">
        <div>
          <WhatHappened />
          <p className="not-sure">
            <b>{emergencyWords.notSure}</b>{' '}
            <a href={plainPages.problems.path} className="arrow-link text-bronze">
              {eyeTroubleWords.find}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </a>{' '}
            <span>{emergencyWords.tieBreak}</span>
          </p>
          <div className="two-places">
            <Section title={emergencyWords.here} titleId="here" look="subtitle">
              <p>{triage.here}</p>
              <EmergencyHelp help={[afterHours]} />
            </Section>
            <Section title={emergencyWords.hospital} titleId="hospital" look="subtitle">
              <p>{triage.hospital}</p>
              <EmergencyHelp help={[emergencyRoom]} />
            </Section>
          </div>
          <div className="emergency-sources">
            <Sources sources={service.sources} isFolded isCited={false}>
              {review && (
                <p className="small mt-6">
                  <MedicalReview review={review} />
                </p>
              )}
            </Sources>
          </div>
        </div>
        <Sidebar />
      </div>
    </>
  );
}
