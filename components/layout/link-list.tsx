import type { PageLink } from '#domain/site/page-links.ts';

interface LinkListProps {
  links: readonly PageLink[];
  className?: string;
  itemClassName?: string;
}

/** A list of links to pages, each high enough for a finger. */
export function LinkList({ links, className = '', itemClassName }: LinkListProps) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map(({ path, title }) => (
        <li key={path} className={itemClassName}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
