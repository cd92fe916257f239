import { ArrowRight } from 'lucide-react';
import { LinkList } from '#components/layout/link-list.tsx';
import { guideGroups } from '#content/index.ts';

interface CategoryCardsProps {
  headingLevel: 'h2' | 'h3';
  /** What each card's link to all guides says; absent on the page it leads to. */
  viewAll?: string | undefined;
}

export function CategoryCards({ headingLevel: Heading, viewAll }: CategoryCardsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-12 mt-8">
      {guideGroups.map(({ id, title, description, guides }) => (
        <li key={id} id={id} className="category-card flex flex-col pt-5 border-t border-gold">
          <Heading className="subtitle">{title}</Heading>
          <p className="mt-1 text-slate">{description}</p>
          <LinkList links={guides} className="mt-2" />
          {viewAll && (
            <a
              href="/helpful-links"
              className="arrow-link mt-auto small decoration-transparent hover:decoration-gold"
            >
              {viewAll}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
