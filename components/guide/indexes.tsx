import { ArticleList } from '#components/article/article-list.tsx';
import { NextStep } from '#components/booking/booking-link.tsx';
import { Day } from '#components/layout/day.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import { guides, pageCopy, posts, problems } from '#domain/content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { problemWords } from '#domain/words/urgency.ts';
import { CategoryCards } from './category-cards.tsx';

const featuredPosts = 3;

/** The blog: the newest posts, the titles of all others, and guides by category. */
export function BlogIndex() {
  const page = pageCopy('blog');
  const { featured, earlier, guides } = page.sections;
  const others = posts.slice(featuredPosts);
  return (
    <>
      <PageHeader {...page} page={plainPages.blog} />
      <Section
        title={featured.heading}
        titleId="featured-heading"
        look="sr-only"
        className="container"
      >
        <ArticleList articles={posts.slice(0, featuredPosts)} />
      </Section>
      {others.length > 0 && (
        <Section title={earlier.heading} titleId="earlier-heading" className="container mt-16">
          <ul className="mt-6 link-list measure">
            {others.map(({ path, title, date }) => (
              <li
                key={path}
                className="flex flex-wrap items-center justify-between gap-x-6 border-t"
              >
                <a href={path}>{title}</a>
                <span className="small text-slate">
                  <Day date={date} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className="mt-24 py-[clamp(4rem,10vw,9rem)] bg-white">
        <Section title={guides.heading} titleId="guides-heading" className="container">
          <p className="mt-3 measure">{guides.text}</p>
          <CategoryCards headingLevel="h3" viewAll={guides.action} />
        </Section>
      </div>
      <NextStep />
    </>
  );
}

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
