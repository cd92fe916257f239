import { ArrowRight } from 'lucide-react';
import { guideGroups } from '#content/index.ts';

interface CategoryCardsProps {
  headingLevel: 'h2' | 'h3';
  /** What each card's link to all guides says; absent on the page it leads to. */
  viewAll?: string | undefined;
}

/** The subjects, each with its newest two guides. */
export function CategoryCards({ headingLevel: Heading, viewAll }: CategoryCardsProps) {
  return (
    <ul className="category-cards">
      {guideGroups.map(({ id, title, description, guides }) => (
        <li key={id} id={id} className="category-card">
          <Heading className="subtitle">{title}</Heading>
          <p className="mt-1 text-slate">{description}</p>
          <ul className="link-list mt-2">
            {guides.map((guide) => (
              <li key={guide.path}>
                <a href={guide.path}>{guide.title}</a>
              </li>
            ))}
          </ul>
          {viewAll && (
            <a href="/helpful-links" className="view-all small">
              {viewAll}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
