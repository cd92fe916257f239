import { Picture } from '#components/picture/picture.tsx';
import { type ArticleSummary, formatDate } from '#content/index.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  headingLevel?: 'h2' | 'h3';
}

/** An article in a list: the whole card leads to it through the link of its title. */
export function ArticleCard({ article, headingLevel: Heading = 'h3' }: ArticleCardProps) {
  return (
    <article className="card">
      <Picture
        {...article.image}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 88vw"
        pictureClassName="card-picture block overflow-hidden aspect-video"
      />
      <p className="small text-slate mt-5">
        <time dateTime={article.date}>{formatDate(article.date)}</time>
      </p>
      <Heading className="subtitle mt-1">
        <a href={article.path} className="card-link no-underline">
          {article.title}
        </a>
      </Heading>
      <p className="mt-2 text-slate">{article.excerpt}</p>
    </article>
  );
}
