import type { PageLink } from '#domain/site/page-links.ts';
import { siteWords } from '#domain/words/site.ts';
import { LinkList } from './link-list.tsx';
import { Section } from './section.tsx';

export function RelatedPages({ related }: { related: readonly PageLink[] }) {
  return (
    <Section
      title={siteWords.relatedPages}
      titleId="related"
      look="eyebrow"
      className="screen-only"
    >
      <LinkList links={related} className="mt-3" />
    </Section>
  );
}
