import '../legal/legal.css';
import { MarkdownText } from '#components/article/markdown-text.tsx';
import { Sources } from '#components/article/sources.tsx';
import { TableOfContents } from '#components/article/table-of-contents.tsx';
import { CallBar } from '#components/booking/call-bar.tsx';
import { FactList } from '#components/contact/insurance.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { RelatedPages } from '#components/layout/related-pages.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  factsAbout,
  factsAnchor,
  type PatientPage,
  pageLink,
  patientAnswers,
  trailTo,
} from '#domain/index.ts';
import { patientWords } from '#domain/words/practice.ts';

/** What patients ask around a visit: the owner's own answers, and what holds everywhere. */
export function Patients({ page }: { page: PatientPage }) {
  const facts = factsAbout(page.topic, patientAnswers);
  const { title, standfirst, html, sections, sources, related } = page;
  return (
    <article>
      <PageHeader
        eyebrow={patientWords.heading}
        heading={title}
        standfirst={standfirst}
        trail={trailTo(page)}
      />
      {facts.length > 0 && (
        <Section id={factsAnchor} title={patientWords.facts} className="container">
          <FactList groups={facts} />
        </Section>
      )}
      <div className="container">
        <div className="legal-columns">
          <TableOfContents sections={sections} />
          <MarkdownText html={html} className="prose measure" />
        </div>
      </div>
      <div className="container pt-24 pb-24 grid gap-12 md:grid-cols-2">
        {sources.length > 0 && <Sources sources={sources} />}
        <RelatedPages related={related.map(pageLink)} />
      </div>
      <CallBar />
    </article>
  );
}
