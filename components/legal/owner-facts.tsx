import type { OwnerFacts } from '#content/index.ts';

interface Detail {
  term: string;
  text: string;
  href?: string;
}

function noticesOf({ privacyPracticesUrl, nondiscriminationUrl }: OwnerFacts) {
  return [
    {
      term: 'Your health records',
      text: 'Notice of Privacy Practices',
      href: privacyPracticesUrl,
    },
    { term: 'Equal care', text: 'Nondiscrimination Notice', href: nondiscriminationUrl },
  ].filter(({ href }) => href);
}

/** What the owner has supplied for a legal page; nothing while everything is empty. */
export function OwnerDetails({ slug, owner }: { slug: string; owner: OwnerFacts }) {
  const all: Detail[] =
    slug === 'privacy'
      ? [{ term: 'Privacy officer', text: owner.privacyOfficer }, ...noticesOf(owner)]
      : [
          { term: 'Who runs this site', text: owner.legalEntity },
          { term: 'License', text: owner.licenseLine },
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
export function OwnerNotices({ owner }: { owner: OwnerFacts }) {
  return noticesOf(owner).map(({ text, href }) => (
    <a key={text} href={href} className="footer-link">
      {text}
    </a>
  ));
}

/** Whose license the practice works under, below everything else. */
export function LicenseLine({ owner: { licenseLine } }: { owner: OwnerFacts }) {
  return licenseLine && <p className="container pb-6 small">{licenseLine}</p>;
}
