import type { OwnerFacts } from '#content/index.ts';

interface Detail {
  term: string;
  text: string;
  href?: string;
}

/** What the owner has supplied for a legal page; nothing while everything is empty. */
export function OwnerDetails({ slug, owner }: { slug: string; owner: OwnerFacts }) {
  const details = (slug === 'privacy' ? privacyDetails(owner) : termsDetails(owner)).filter(
    ({ text, href }) => text && href !== '',
  );
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

function privacyDetails(owner: OwnerFacts): Detail[] {
  return [
    { term: 'Privacy officer', text: owner.privacyOfficer },
    {
      term: 'Your health records',
      text: 'Notice of Privacy Practices',
      href: owner.privacyPracticesUrl,
    },
    { term: 'Equal care', text: 'Nondiscrimination Notice', href: owner.nondiscriminationUrl },
  ];
}

function termsDetails(owner: OwnerFacts): Detail[] {
  return [
    { term: 'Who runs this site', text: owner.legalEntity },
    { term: 'License', text: owner.licenseLine },
  ];
}
