import './article-list.css';
import { Picture } from '#components/picture/picture.tsx';
import { formatDate } from '#domain/articles/dates.ts';
import type { ArticlePage } from '#domain/content.ts';

interface ArticleListProps {
  articles: readonly ArticlePage[];
  headingLevel?: 'h2' | 'h3';
}

/** A list of articles. On wide screens, one is large, two follow, then rows of three. */
export function ArticleList({ articles, headingLevel: Heading = 'h3' }: ArticleListProps) {
  return (
    <ul className="article-list">
      {articles.map(({ path, title, excerpt, image, date }, index) => (
        <li key={path} className="card">
          <Picture
            {...image}
            sizes={sizesOf(index)}
            priority={index === 0}
            pictureClassName="card-picture cover overflow-hidden aspect-video"
          />
          <div>
            <p className="small text-slate mt-4">
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
            <Heading className="display-3 mt-1">
              <a href={path} className="card-link no-underline">
                {title}
              </a>
            </Heading>
            <p className="mt-2 text-slate">{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the `sizes` of the picture at an index, by the columns of `article-list.css`. */
function sizesOf(index: number): string {
  const wide = ['41rem', '33rem', '33rem'][index] ?? '22rem';
  const tablet = index === 0 ? '92vw' : '44vw';
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${tablet}, 88vw`;
}
