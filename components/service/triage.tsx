import { BookingLink } from '#components/booking/booking-link.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Section } from '#components/layout/section.tsx';
import { SignList } from '#components/signs/sign-list.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import { mainLocation, type ServicePage } from '#domain/content.ts';
import { emergencyHelp } from '#domain/practice/emergency-help.ts';
import type { SignList as SignsOfLevel } from '#domain/signs/sign-lists.ts';
import { allLists, inGroups } from '#domain/signs/signs.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { siteWords } from '#domain/words/site.ts';
import {
  emergencyWords,
  type Level,
  levelHeadings,
  poisonHelp,
  tieBreak,
} from '#domain/words/urgency.ts';
import { Call911 } from './emergency-calls.tsx';
import { EmergencyHelp } from './emergency-help.tsx';

interface TriageProps {
  service: ServicePage;
  /** The advice below the signs of each level. */
  advice: NonNullable<ServicePage['triage']>;
}

/** All signs on a care card for each level. The headings alone say what to do. */
export function Triage({ service, advice }: TriageProps) {
  return (
    <Section
      title={emergencyWords.question}
      titleId="triage"
      className="container pt-[clamp(2.5rem,5vw,4rem)]"
    >
      <p className="mt-2">{`${emergencyWords.limits} ${tieBreak}`}</p>
      <div className="grid gap-16 mt-6">
        {allLists.map((list) => (
          <CareCard key={list.level} {...list} advice={advice[list.level]} service={service} />
        ))}
      </div>
    </Section>
  );
}

interface CareCardProps extends SignsOfLevel {
  advice: string;
  service: ServicePage;
}

function CareCard({ level, parts, advice, service }: CareCardProps) {
  const help = emergencyHelp();
  return (
    <section className="care-card" data-level={level} aria-labelledby={`care-${level}`}>
      <h3 id={`care-${level}`} className="subtitle flex items-center min-h-13 px-5 py-3">
        {levelHeadings[level]}
      </h3>
      {parts.map(({ closed, signs: some }) => (
        <div key={closed ?? level}>
          <div className="care-signs">
            {inGroups(some).map(({ title, signs }) => (
              <div key={title} className="pt-5">
                <h4 className="eyebrow">{title}</h4>
                <SignList signs={signs} of={service} />
              </div>
            ))}
          </div>
          {closed && (
            <p className="mt-4 font-600">
              <WhenClosed rule={closed} />
            </p>
          )}
        </div>
      ))}
      <div className="care-advice grid items-start gap-x-12 gap-y-6 mt-6">
        <div>
          <p>{advice}</p>
          {level === 'now' && <EmergencyHelp help={[help.emergencyRoom]} />}
          {level === 'today' && <EmergencyHelp help={[help.afterHours]} />}
        </div>
        <div className="grid screen-only">
          <CareAction level={level} />
        </div>
      </div>
    </section>
  );
}

/** The links of a level. The emergency card links only to help. */
export function CareAction({ level }: { level: Level }) {
  if (level === 'now') return <Call911 />;
  if (level === 'call') {
    return (
      <a href={poisonHelp.href} className="button-line">
        {poisonHelp.text}
      </a>
    );
  }
  if (level === 'today') {
    return <PhoneLink className="button-gold">{siteWords.call(mainLocation.phone)}</PhoneLink>;
  }
  return <BookingLink className="button-line">{bookingWords.exam}</BookingLink>;
}
