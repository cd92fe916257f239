import { MarkdownText } from '#components/article/markdown-text.tsx';
import { Sources } from '#components/article/sources.tsx';
import { TableOfContents } from '#components/article/table-of-contents.tsx';
import { CallBar } from '#components/booking/call-bar.tsx';
import { NextStep } from '#components/booking/next-step.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { FactList } from '#components/contact/insurance.tsx';
import { RelatedPages } from '#components/layout/related-pages.tsx';
import { Section } from '#components/layout/section.tsx';
import { contentsLook } from '#components/legal/legal.tsx';
import { type PatientPage, patientAnswers } from '#domain/content.ts';
import { factsAbout, factsAnchor } from '#domain/practice/patient-facts.ts';
import { trailTo } from '#domain/site/breadcrumbs.ts';
import { pageLink } from '#domain/site/page-links.ts';
import { patientWords } from '#domain/words/practice.ts';

/** A page for patients: the owner's own answers, and what is true everywhere. */
export function Patients({ page }: { page: PatientPage }) {
  const facts = factsAbout(page.topic, patientAnswers);
  const { title, standfirst, card, html, sections, sources, related } = page;
  return (
    <article>
      <header
        className={`grid pt-header ${card ? 'lg:grid-cols-[var(--margin)_minmax(0,1.25fr)_minmax(0,1fr)]' : ''}`}
      >
        <div
          className={`pt-[clamp(1.5rem,4vw,3rem)] px-gutter pb-[clamp(2rem,5vw,4rem)] ${card ? 'lg:col-start-2 lg:pl-0 lg:pr-12' : 'lg:px-margin'}`}
        >
          <Breadcrumbs trail={trailTo(page)} />
          <p className="eyebrow mt-8 lg:mt-12">{patientWords.heading}</p>
          <h1 className="display-1 mt-3">{title}</h1>
          <p className="lead text-slate mt-5 measure">{standfirst}</p>
        </div>
        {card && <TakeAlong card={card} />}
      </header>
      {facts.length > 0 && (
        <Section id={factsAnchor} title="At our practice" className="container">
          <FactList groups={facts} />
        </Section>
      )}
      <div className="container">
        <div className="legal-columns">
          <TableOfContents sections={sections} className={contentsLook} />
          <MarkdownText html={html} className="prose measure" />
        </div>
      </div>
      <div className="container pb-24">
        <div className="legal-columns">
          <RelatedPages related={related.map(pageLink)} />
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      </div>
      <NextStep />
      <CallBar canWait />
    </article>
  );
}

/** A list to take along: beside the title on a screen, in a frame on paper. */
function TakeAlong({ card: { heading, lines } }: { card: NonNullable<PatientPage['card']> }) {
  return (
    <Section
      title={heading}
      titleId="take-along"
      look="display-3"
      className="on-dark bg-band pt-[clamp(2rem,4vw,3.5rem)] px-gutter pb-16 lg:content-center lg:pl-12 lg:pr-margin"
    >
      <ul className="mt-5">
        {lines.map((line) => (
          <li key={line} className="py-2.5 pl-8 leading-[1.4] not-first:border-t dashed">
            {line}
          </li>
        ))}
      </ul>
    </Section>
  );
}
