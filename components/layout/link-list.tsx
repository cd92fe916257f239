import type { PageLink } from '#domain/site/page-links.ts';
import { Section } from './section.tsx';

interface LinkListProps {
  links: readonly PageLink[];
  className?: string;
}

/** A list of links to pages, each high enough for a finger. */
export function LinkList({ links, className = '' }: LinkListProps) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

export function RelatedPages({ related }: { related: readonly PageLink[] }) {
  return (
    <Section title="Related pages" titleId="related" look="eyebrow" className="screen-only">
      <LinkList links={related} className="mt-3" />
    </Section>
  );
}
