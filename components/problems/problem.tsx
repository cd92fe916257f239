import './problem.css';
import type { ReactNode } from 'react';
import { MarkdownText } from '#components/article/markdown-text.tsx';
import { MedicalReview } from '#components/article/medical-review.tsx';
import { Sources } from '#components/article/sources.tsx';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { CallBar } from '#components/booking/call-bar.tsx';
import { NextStep } from '#components/booking/next-step.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { RelatedPages } from '#components/layout/related-pages.tsx';
import { Section } from '#components/layout/section.tsx';
import { Call911 } from '#components/service/emergency-calls.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import {
  mainLocation,
  type ProblemPage,
  type ProblemView,
  reviewOf,
  trailTo,
} from '#domain/index.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { problemWords as words } from '#domain/words/problems.ts';
import { siteWords } from '#domain/words/site.ts';
import { getHelpAnchor } from '#domain/words/urgency.ts';
import { LevelMark } from './level-mark.tsx';

/** An eye problem: the answer and how soon first, then what it is, and what to do until help arrives. */
export function Problem({ problem, related }: ProblemView) {
  const review = reviewOf(problem);
  return (
    <article>
      <header className="problem-opening">
        <div className="problem-title">
          <Breadcrumbs trail={trailTo(problem)} />
          <h1 className="display-1 mt-3">{problem.title}</h1>
          <p className="lead mt-3 measure">{problem.answer}</p>
        </div>
        <HowSoon problem={problem} />
      </header>
      <div className="problem-page">
        <Part title={words.notice} id="what-you-notice">
          <ul>{problem.notice.map(listItem)}</ul>
        </Part>
        <Part title={words.meaning} id="what-it-is">
          <MarkdownText html={problem.html} />
        </Part>
        <GetHelp page={problem} className="band problem-part bg-white" look="display-3" />
        <Part title={words.home} id="at-home">
          <ol>{problem.home.steps.map(listItem)}</ol>
          <ul>{problem.home.avoid.map(listItem)}</ul>
        </Part>
        <Part title={words.visit} id="at-a-visit">
          <p>{problem.visit}</p>
        </Part>
        {problem.help && (
          <Part title={words.help} id="who-else">
            <p>{problem.help}</p>
          </Part>
        )}
        <div className="problem-end">
          <RelatedPages related={related} />
          <Sources sources={problem.sources}>
            {review && (
              <p className="small mt-6">
                <MedicalReview review={review} />
              </p>
            )}
          </Sources>
        </div>
      </div>
      {problem.level !== 'now' && (
        <>
          <NextStep />
          <CallBar />
        </>
      )}
    </article>
  );
}

/** How soon the problem usually needs help, and the links to get it. */
function HowSoon({ problem: { level } }: { problem: ProblemPage }) {
  const call = <PhoneLink className="button-gold">{siteWords.call(mainLocation.phone)}</PhoneLink>;
  return (
    <div className="how-soon on-dark bg-band" data-level={level}>
      <p className="subtitle">
        <LevelMark level={level}>{words.usually[level]}</LevelMark>
      </p>
      <p className="flex flex-wrap gap-3 screen-only">
        {level === 'now' && <Call911 />}
        {level === 'today' && call}
        {(level === 'soon' || level === 'wait') && (
          <>
            <BookingLink className="button-gold">{bookingWords.exam}</BookingLink>
            <PhoneLink className="button-line">{siteWords.call(mainLocation.phone)}</PhoneLink>
          </>
        )}
      </p>
      {level === 'today' && (
        <p className="small">
          <WhenClosed />
        </p>
      )}
      {level !== 'now' && (
        <p className="small screen-only">
          <a href={`#${getHelpAnchor}`}>{words.moreUrgent}</a>
        </p>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  id: string;
  children: ReactNode;
}

function Part({ title, id, children }: PartProps) {
  return (
    <Section title={title} titleId={id} look="display-3" className="problem-part">
      <div className="prose">{children}</div>
    </Section>
  );
}

function listItem(text: string) {
  return <li key={text}>{text}</li>;
}
