import type { ComponentProps } from 'react';
import type { PageLink } from '#domain/core/addresses.ts';
import { Icon } from './icon.tsx';
import { TextIn } from './language.tsx';
import { Section } from './section.tsx';

export const indexLines = 'index-lines border-t border-gold';

interface LinkListProps {
  links: readonly PageLink[];
  className?: string;
  isInNewTab?: boolean;
}

/** A list of links to pages, each high enough for a finger. */
export function LinkList({ links, className = '', isInNewTab }: LinkListProps) {
  const newTab = isInNewTab && { target: '_blank', rel: 'noopener' };
  return (
    <ul className={`link-list ${className}`}>
      {links.map(({ path, title, language }) => (
        <li key={path}>
          <a href={path} {...newTab}>
            <TextIn language={language}>{title}</TextIn>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function RelatedPages({ related }: { related: readonly PageLink[] }) {
  return (
    <Section
      title="Related pages"
      titleId="related"
      headingClass="eyebrow"
      data-text="skip"
      className="screen-only"
    >
      <LinkList links={related} className="mt-3" />
    </Section>
  );
}

interface ArrowLinkProps extends ComponentProps<'a'> {
  size?: number;
}

/** A link to more, with an arrow that moves as the pointer is on it. */
export function ArrowLink({ children, size = 16, className = '', ...link }: ArrowLinkProps) {
  return (
    <a className={`arrow-link tap ${className}`.trimEnd()} {...link}>
      {children}
      <Icon name="arrow-right" size={size} />
    </a>
  );
}
