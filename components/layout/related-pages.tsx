import type { PageLink } from '#content/index.ts';
import { siteWords } from '#content/words/site.ts';
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
