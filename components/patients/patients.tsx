import { BookingButton, WriteLink } from '#components/booking/booking-link.tsx';
import { NextStep } from '#components/booking/next-step.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { Isolated } from '#components/ui/language.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { MarkdownText, TableOfContents, textColumns } from '#components/ui/markdown-text.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sources } from '#components/ui/sources.tsx';
import { type PatientPage, patientAnswers, plans } from '#domain/content.ts';
import { factsAnchor } from '#domain/core/addresses.ts';
import { patientWords } from '#domain/core/labels.ts';
import { inLanguage } from '#domain/core/language.ts';
import { factsAbout, pricePromise } from '#domain/practice/patient-facts.ts';
import { pageLink } from '#domain/site/routes.ts';
import { VisitInPictures } from './visit-in-pictures.tsx';

/**
 * A page for patients answers what to know before a visit: the owner's own answers, and what is true everywhere. Beside the
 * title is what most come for: the first section, or the plans that the owner has listed.
 */
export function Patients({ page }: { page: PatientPage }) {
  if (page.steps.length > 0) return <VisitInPictures page={page} />;
  const facts = factsAbout(page.topic, patientAnswers);
  const { title, standfirst, parts, sections, related, language, topic } = page;
  const isAboutMoney = topic === 'insurance';
  const promise = isAboutMoney && pricePromise(plans);
  const opensWithFacts = isAboutMoney && plans.plans.length > 0;
  // Beside the title are the plans alone, which have their day: all facts would be twice as high as it.
  const beside = opensWithFacts ? facts.filter(({ asOf }) => asOf === plans.asOf) : facts;
  const below = facts.filter((group) => !beside.includes(group));
  const own = beside.length > 0 && (
    <Section id={factsAnchor} title="At our practice" className={opensWithFacts ? '' : 'container'}>
      <FactList groups={beside} />
    </Section>
  );
  const first = opensWithFacts ? 1 : 2;
  return (
    // Sections, because a reader view leaves out a div with few commas.
    <article id="article">
      <section className="grid pt-bar @lg:pl-margin @lg:grid-cols-[1.25fr_1fr]">
        <header className="pt-[clamp(1.5rem,4vw,3rem)] px-gutter pb-[clamp(2rem,5vw,4rem)] @lg:pl-0 @lg:pr-12">
          <Breadcrumbs page={page} />
          <p className="eyebrow mt-8 @lg:mt-12">{patientWords.heading}</p>
          <h1 {...inLanguage(language)} className="display-1 mt-3">
            <Isolated language={language}>{title}</Isolated>
          </h1>
          {promise && <p className="lead mt-5 measure">{promise}</p>}
          <p {...inLanguage(language)} className="lead text-slate mt-5 measure">
            <WithNumbers language={language}>{standfirst}</WithNumbers>
          </p>
          <p data-text="skip" className="flex flex-wrap gap-3 mt-8 screen-only">
            <FirstAction isAboutMoney={isAboutMoney} />
            <Calls className="button-line" />
          </p>
        </header>
        <section className="facts-box on-dark bg-band pt-[clamp(2rem,4vw,3.5rem)] px-gutter pb-16 @lg:pl-12 @lg:pr-margin">
          <MarkdownText language={language} parts={parts.slice(0, first)} />
          {opensWithFacts && own}
        </section>
      </section>
      {!opensWithFacts && own}
      {below.length > 0 && (
        <div className="container pt-4">
          <FactList groups={below} />
        </div>
      )}
      <div className={`mx-margin ${textColumns}`}>
        <TableOfContents sections={sections.slice(first - 1)} language={language} />
        <div>
          <MarkdownText language={language} parts={parts.slice(first)} className="prose measure" />
          <QuestionsToAsk questions={page.questionsToAsk} className="grid gap-4 not-first:mt-12" />
        </div>
      </div>
      <section className={`mx-margin mb-14 ${textColumns}`}>
        <RelatedPages related={related.map(pageLink)} />
        <Sources of={page} />
      </section>
      <NextStep />
    </article>
  );
}

function FirstAction({ isAboutMoney }: { isAboutMoney: boolean }) {
  if (!isAboutMoney) return <BookingButton />;
  return (
    <WriteLink className="button-gold" about={{ subject: 'Do you take my plan?' }}>
      Ask about my plan
    </WriteLink>
  );
}
