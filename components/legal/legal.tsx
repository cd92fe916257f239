import { Day } from '#components/ui/day.tsx';
import { MarkdownText, TableOfContents } from '#components/ui/markdown-text.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { type LegalPage, notices, practice } from '#domain/content.ts';
import { OwnerDetails, type OwnerFacts } from './owner-facts.tsx';

interface LegalProps {
  page: LegalPage;
  owner?: OwnerFacts;
}

/** A legal text with the date from which it applies, and the owner's additions. */
export function Legal({ page, owner = { practice, notices } }: LegalProps) {
  return (
    <article className="container page-top pb-24">
      <Breadcrumbs page={page} />
      <h1 className="display-1 mt-10">{page.title}</h1>
      <p className="lead text-slate mt-5 measure">{page.standfirst}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 small text-slate mt-4">
        <span>
          Effective <Day date={page.date} />
        </span>
        {page.updated !== page.date && (
          <span>
            Last corrected <Day date={page.updated} />
          </span>
        )}
      </p>
      <div className="legal-columns">
        <TableOfContents sections={page.sections} />
        <div className="measure">
          <MarkdownText html={page.html} />
          <OwnerDetails slug={page.slug} owner={owner} />
        </div>
      </div>
    </article>
  );
}
