import type { NoticesRecord } from '#domain/schema/care.ts';
import type { PracticeRecord } from '#domain/schema/practice.ts';
import { noticeWords } from '#domain/words/labels.ts';

/** The owner's facts for legal pages. */
export interface OwnerFacts {
  practice: PracticeRecord;
  notices: NoticesRecord;
}

function listNotices(notices: NoticesRecord) {
  return Object.entries(noticeWords)
    .map(([name, { subject: term, title: text }]) => {
      return { term, text, href: notices[name as keyof NoticesRecord] };
    })
    .filter(({ href }) => href);
}

/** The owner's facts for a legal page, or nothing if all are empty. */
export function OwnerDetails({ slug, owner }: { slug: string; owner: OwnerFacts }) {
  const { practice, notices } = owner;
  const all: { term: string; text: string; href?: string }[] =
    slug === 'privacy'
      ? [{ term: 'Privacy officer', text: practice.privacyOfficer }, ...listNotices(notices)]
      : [
          { term: 'Who runs this site', text: practice.legalEntity },
          { term: 'License', text: practice.licenseLine },
        ];
  const details = all.filter(({ text }) => text);
  if (details.length === 0) return null;
  return (
    <dl className="owner-details grid gap-4 mt-12 pt-6 border-t border-gold">
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

/** Links to the owner's required notices, for the last line of the footer. */
export function OwnerNotices({ notices }: { notices: NoticesRecord }) {
  return listNotices(notices).map(({ text, href }) => (
    <a key={text} href={href} className="footer-link">
      {text}
    </a>
  ));
}

/** The license of the practice, below everything else. */
export function LicenseLine({ practice: { licenseLine } }: { practice: PracticeRecord }) {
  return licenseLine && <p className="container pb-6 small">{licenseLine}</p>;
}
