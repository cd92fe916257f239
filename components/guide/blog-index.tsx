import { ArticleList } from '#components/article/article-list.tsx';
import { NextStep } from '#components/booking/booking-link.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import { type ArticlePage, pageCopy, posts } from '#domain/content.ts';
import { formatDate } from '#domain/language.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { CategoryCards } from './category-cards.tsx';

const featuredPosts = 3;

/** The blog: the newest posts, the titles of all others, and guides by category. */
export function BlogIndex() {
  const page = pageCopy('blog');
  const { featured, guides } = page.sections;
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
      <EarlierPosts posts={posts.slice(featuredPosts)} />
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

function EarlierPosts({ posts: earlier }: { posts: readonly ArticlePage[] }) {
  if (earlier.length === 0) return undefined;
  return (
    <Section
      title={pageCopy('blog').sections.earlier.heading}
      titleId="earlier-heading"
      className="container mt-16"
    >
      <ul className="mt-6 link-list measure">
        {earlier.map(({ path, title, date }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 border-t">
            <a href={path}>{title}</a>
            <time dateTime={date} className="small text-slate">
              {formatDate(date)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
