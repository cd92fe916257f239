import type { PageLink } from '#domain/site/page-links.ts';

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
