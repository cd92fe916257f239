import type { ArticleSummary } from '#content/index.ts';
import { ArticleCard } from './article-card.tsx';

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  headingLevel?: 'h2' | 'h3';
}

/** Articles as a wide screen composes them: one leads, two follow, then rows of three. */
export function ArticleList({ articles, headingLevel }: ArticleListProps) {
  return (
    <ul className="article-list">
      {articles.map((article, index) => (
        <li key={article.path}>
          <ArticleCard
            article={article}
            headingLevel={headingLevel}
            sizes={sizesOf(index)}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** How wide the picture at a place of the list is shown: the columns of `article-list.css`. */
function sizesOf(index: number): string {
  const wide = ['41rem', '33rem', '33rem'][index] ?? '22rem';
  const tablet = index === 0 ? '92vw' : '44vw';
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${tablet}, 88vw`;
}
