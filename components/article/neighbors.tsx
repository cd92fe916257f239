import type { PageLink } from '#content/index.ts';
import type { ArticleProps } from './article.tsx';

type NeighborsProps = ArticleProps['neighbors'] & { category: string | undefined };

/** The articles before and after this one in its category. */
export function Neighbors({ category, previous, next }: NeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`More in ${category ?? 'this category'}`} className="neighbors screen-only">
      {previous && <Neighbor link={previous} rel="prev" label="Previous" />}
      {next && <Neighbor link={next} rel="next" label="Next" />}
    </nav>
  );
}

function Neighbor({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }) {
  return (
    <a href={link.path} rel={rel} className={`neighbor neighbor-${rel}`}>
      <span className="eyebrow">{label}</span>
      <span className="subtitle">{link.title}</span>
    </a>
  );
}
