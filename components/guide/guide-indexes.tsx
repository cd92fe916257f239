import { ArticleCard } from '#components/article/article-card.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { guides, plainPages, sectionOf, texts, trailTo } from '#content/index.ts';
import { CategoryCards } from './category-cards.tsx';

export function AllGuides() {
  return (
    <>
      <PageHeader {...texts('eye-care-guides')} trail={trailTo(plainPages.allGuides)} />
      <ul className="container grid gap-x-8 gap-y-12 pb-24 sm:grid-cols-2 lg:grid-cols-3">
        {guides.summaries.map((guide) => (
          <li key={guide.slug}>
            <ArticleCard article={guide} headingLevel="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}

export function GuidesBySubject() {
  const page = texts('helpful-links');
  return (
    <>
      <PageHeader {...page} trail={trailTo(plainPages.guides)} />
      <div className="container pb-24">
        <CategoryCards headingLevel="h2" />
        <p className="mt-12">
          <a href={plainPages.allGuides.path} className="button-line">
            {sectionOf(page, 'all').action}
          </a>
        </p>
      </div>
    </>
  );
}
