import { ArticleCard } from '#components/article/article-card.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { type PageLink, posts, sectionOf, texts } from '#content/index.ts';
import { CategoryCards } from './category-cards.tsx';

const featuredPosts = 3;

/** The newest posts, and the guides by subject. */
export function BlogIndex({ trail }: { trail: readonly PageLink[] }) {
  const page = texts('blog');
  const featured = sectionOf(page, 'featured');
  const guides = sectionOf(page, 'guides');
  return (
    <>
      <PageHeader {...page} trail={trail} />
      <section aria-labelledby="featured-heading" className="container">
        <h2 id="featured-heading" className="display-2">
          {featured.heading}
        </h2>
        <ul className="grid gap-x-8 gap-y-12 mt-8 md:grid-cols-3">
          {posts.summaries.slice(0, featuredPosts).map((post) => (
            <li key={post.slug}>
              <ArticleCard article={post} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guides-heading" className="container section">
        <h2 id="guides-heading" className="display-2">
          {guides.heading}
        </h2>
        <p className="mt-3 measure">{guides.paragraphs[0]}</p>
        <CategoryCards headingLevel="h3" viewAll={guides.action} />
      </section>
    </>
  );
}
