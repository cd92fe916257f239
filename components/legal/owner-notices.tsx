import type { OwnerFacts } from '#content/index.ts';

/** Links to the notices that the owner has to publish, for the last line of the footer. */
export function OwnerNotices({ owner }: { owner: OwnerFacts }) {
  const notices = [
    { title: 'Notice of Privacy Practices', href: owner.privacyPracticesUrl },
    { title: 'Nondiscrimination Notice', href: owner.nondiscriminationUrl },
  ].filter(({ href }) => href);
  return notices.map(({ title, href }) => (
    <a key={title} href={href} className="footer-link">
      {title}
    </a>
  ));
}

/** Whose license the practice works under, below everything else. */
export function LicenseLine({ owner: { licenseLine } }: { owner: OwnerFacts }) {
  return licenseLine && <p className="container pb-6 small">{licenseLine}</p>;
}
