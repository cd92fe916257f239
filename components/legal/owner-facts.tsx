import type { NoticesRecord } from '#content/schema/practice/notices.ts';
import type { PracticeRecord } from '#content/schema/practice/practice.ts';

/** What an owner fills in for the legal pages. */
export interface OwnerFacts {
  practice: PracticeRecord;
  notices: NoticesRecord;
}

interface Detail {
  term: string;
  text: string;
  href?: string;
}

function listNotices({ privacyPractices, nondiscrimination }: NoticesRecord) {
  return [
    {
      term: 'Your health records',
      text: 'Notice of Privacy Practices',
      href: privacyPractices,
    },
    { term: 'Equal care', text: 'Nondiscrimination Notice', href: nondiscrimination },
  ].filter(({ href }) => href);
}

/** What the owner has supplied for a legal page; nothing while everything is empty. */
export function OwnerDetails({ slug, owner }: { slug: string; owner: OwnerFacts }) {
  const { practice, notices } = owner;
  const all: Detail[] =
    slug === 'privacy'
      ? [{ term: 'Privacy officer', text: practice.privacyOfficer }, ...listNotices(notices)]
      : [
          { term: 'Who runs this site', text: practice.legalEntity },
          { term: 'License', text: practice.licenseLine },
        ];
  const details = all.filter(({ text }) => text);
  if (details.length === 0) return null;
  return (
    <dl className="owner-details grid gap-4 measure mt-12 pt-6 border-t border-gold">
      {details.map(({ term, text, href }) => (
        <div key={term}>
          <dt className="subtitle">{term}</dt>
          <dd>
            {href ? (
              <a href={href} className="text-bronze">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the notices that the owner has to publish, for the last line of the footer. */
export function OwnerNotices({ notices }: { notices: NoticesRecord }) {
  return listNotices(notices).map(({ text, href }) => (
    <a key={text} href={href} className="footer-link">
      {text}
    </a>
  ));
}

/** Whose license the practice works under, below everything else. */
export function LicenseLine({ practice: { licenseLine } }: { practice: PracticeRecord }) {
  return licenseLine && <p className="container pb-6 small">{licenseLine}</p>;
}
