import { Day, TextIn } from '#components/ui/language.tsx';
import { MarkdownText, TableOfContents, textColumns } from '#components/ui/markdown-text.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import type { PracticeFacts } from '#content-model/facts.ts';
import { type LegalPage, notices, practice } from '#domain/content.ts';
import { noticeWords } from '#domain/core/labels.ts';

/** A legal text with the date from which it applies, and the owner's additions. */
export function Legal({ page }: { page: LegalPage }) {
  return (
    <article className="container pt-page-top pb-24">
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
      <div className={textColumns}>
        <TableOfContents sections={page.sections} />
        <div className="measure">
          <MarkdownText parts={page.parts} />
          <OwnerDetails slug={page.slug} practice={practice} notices={notices} />
          {page.slug === 'terms' && (
            <p className="small mt-12">
              The software and the fonts of this site have{' '}
              <a className="text-bronze" href="/licenses.txt">
                licenses of their own
              </a>
              .
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

type OwnerFacts = Pick<PracticeFacts, 'practice' | 'notices'>;

function listNotices({ notices }: Pick<OwnerFacts, 'notices'>) {
  return Object.entries(noticeWords)
    .map(([name, { subject: term, title: text }]) => {
      return { term, text, href: notices[name as keyof typeof noticeWords] };
    })
    .filter(({ href }) => href);
}

/** The owner's facts for a legal page, or nothing if all are empty. */
export function OwnerDetails({ slug, practice, notices }: OwnerFacts & { slug: string }) {
  const all: { term: string; text: string; href?: string }[] =
    slug === 'privacy'
      ? [
          { term: 'Privacy officer', text: practice.privacyOfficer },
          { term: 'Civil rights coordinator', text: notices.coordinator },
          ...listNotices({ notices }),
        ]
      : [{ term: 'Who runs this site', text: practice.legalEntity }];
  const details = all.filter(({ text }) => text);
  if (details.length === 0) return null;
  return (
    <dl className="grid gap-4 mt-12 pt-6 border-t border-gold">
      {details.map(({ term, text, href }) => (
        <div key={term}>
          <dt className="subtitle">{term}</dt>
          <dd>
            {href ? (
              <a className="text-bronze" href={href}>
                {text}
              </a>
            ) : (
              <WithNumbers>{text}</WithNumbers>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the owner's required notices, for the last line of the footer. */
export function OwnerNotices(facts: Pick<OwnerFacts, 'notices'>) {
  return listNotices(facts).map(({ text, href }) => (
    <a key={text} className="footer-link" href={href}>
      <TextIn>{text}</TextIn>
    </a>
  ));
}
