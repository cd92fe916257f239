import { Day } from '#components/layout/day.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { ArticlePage } from '#domain/content.ts';

interface ArticleListProps {
  articles: readonly ArticlePage[];
  headingLevel?: 'h2' | 'h3';
}

/** A list of articles. On wide screens, one is large, two follow, then rows of three. */
export function ArticleList({ articles, headingLevel: Heading = 'h3' }: ArticleListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-6">
      {articles.map(({ path, title, excerpt, image, date }, index) => (
        <li key={path} className={`card ${columnsOf(index)}`}>
          <Picture
            {...image}
            sizes={sizesOf(index)}
            priority={index === 0}
            pictureClassName="cover overflow-hidden aspect-video"
          />
          <div>
            <p className="small text-slate mt-4">
              <Day date={date} />
            </p>
            <Heading className={`display-3 mt-1 ${index === 0 ? 'lg:text-2.25rem' : ''}`}>
              <a
                href={path}
                className="after:content-empty after:absolute after:inset-0 no-underline"
              >
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

/** Returns the columns of the article at an index. No card is alone in its row. */
function columnsOf(index: number): string {
  if (index === 0) {
    return 'sm:col-span-full lg:grid lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12';
  }
  return `sm:col-span-3 sm:lt-lg:even:last:col-span-full ${index > 2 ? 'lg:col-span-2' : ''}`;
}

function sizesOf(index: number): string {
  const wide = ['41rem', '33rem', '33rem'][index] ?? '22rem';
  const tablet = index === 0 ? '92vw' : '44vw';
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${tablet}, 88vw`;
}
