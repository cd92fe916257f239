import { ArticleList } from '#components/article/article-list.tsx';
import { NextStep } from '#components/booking/booking-link.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { guides, pageCopy, problems } from '#domain/content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { problemWords } from '#domain/words/urgency.ts';
import { CategoryCards } from './category-cards.tsx';

export function AllGuides() {
  return (
    <>
      <PageHeader {...pageCopy('eye-care-guides')} page={plainPages.allGuides} />
      <div className="container pb-24">
        <ArticleList articles={guides} headingLevel="h2" />
      </div>
      <NextStep />
    </>
  );
}

export function GuidesBySubject() {
  const page = pageCopy('helpful-links');
  return (
    <>
      <PageHeader {...page} page={plainPages.guides} />
      <div className="container pb-24">
        <CategoryCards headingLevel="h2" isIllustrated />
        <p className="mt-12">
          <a href={plainPages.allGuides.path} className="button-line">
            {page.action}
          </a>
        </p>
        {problems.length > 0 && (
          <p className="mt-6">
            <a href={plainPages.problems.path} className="text-link">
              {problemWords.all}
            </a>
          </p>
        )}
      </div>
      <NextStep />
    </>
  );
}
