import type { PageLink } from '#domain/index.ts';

interface LinkListProps {
  links: readonly PageLink[];
  className?: string;
  itemClassName?: string;
}

/** Links to pages, one below the other, each high enough for a finger. */
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
