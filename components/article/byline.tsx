import { type ArticlePage, formatDate, practice, readingMinutes } from '#content/index.ts';

/** Who wrote an article, when it was last looked at, and how long it takes to read. */
export function Byline({ article }: { article: ArticlePage }) {
  const { date, updated, words } = article;
  return (
    <p className="byline small text-slate mt-6">
      <span>{`By ${article.author ?? practice.team}`}</span>
      {updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
      <span>{`${readingMinutes(words)} minute read`}</span>
    </p>
  );
}
