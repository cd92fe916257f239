import { CallBar } from '#components/booking/call-bar.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { Day } from '#components/layout/day.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { readingMinutes } from '#domain/articles/dates.ts';
import { reviewOf } from '#domain/articles/medical-review.ts';
import { type ArticlePage, categoryTitle, practice } from '#domain/content.ts';
import { trailTo } from '#domain/site/breadcrumbs.ts';
import { getHelpAnchor, getHelpHeading } from '#domain/words/urgency.ts';
import { ArticleEnd, type ArticleEndProps } from './article-end.tsx';
import { Cited } from './cited.tsx';
import { MedicalReview } from './medical-review.tsx';
import { Prose } from './prose.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** A guide or a post: the text, and tools to read, share and verify it. */
export function Article(props: Omit<ArticleEndProps, 'category'>) {
  const { article } = props;
  const category = categoryTitle(article.category);
  return (
    <article className="article">
      <div className="article-opening">
        <header className="article-title">
          <Breadcrumbs trail={trailTo(article)} />
          <p className="eyebrow spans mt-8">
            {category && <span>{category}</span>}
            <span>
              Published <Day date={article.date} />
            </span>
          </p>
          <h1 className="display-1 mt-3 max-w-26ch">{article.title}</h1>
          {article.standfirst && (
            <p className="lead text-slate mt-6 measure">{article.standfirst}</p>
          )}
          <Byline article={article} />
        </header>
        <Picture
          {...article.image}
          sizes="100vw"
          priority
          pictureClassName="article-picture cover"
        />
      </div>
      <div className="container article-columns">
        <TableOfContents sections={sectionsOf(article)} />
        {article.facts.length > 0 && <Facts article={article} />}
        <Prose article={article} />
      </div>
      <ArticleEnd {...props} category={category} />
      <CallBar canWait />
    </article>
  );
}

/** Returns the sections of the text, and the one with the signs. */
function sectionsOf({ sections, signs }: ArticlePage): ArticlePage['sections'] {
  const help = { id: getHelpAnchor, title: getHelpHeading };
  return signs.length > 0 ? [...sections, help] : sections;
}

function Byline({ article }: { article: ArticlePage }) {
  const { author, date, updated, words } = article;
  const review = reviewOf(article);
  return (
    <p className="spans small text-slate mt-6">
      <span>{`By ${author ?? practice.team}`}</span>
      {updated !== date && (
        <span>
          Updated <Day date={updated} />
        </span>
      )}
      <span>{`${readingMinutes(words)}-minute read`}</span>
      {review && <MedicalReview review={review} />}
    </p>
  );
}

function Facts({ article }: { article: ArticlePage }) {
  return (
    <aside aria-label="Worth remembering" className="facts">
      <dl className="fit-12rem gap-x-8 gap-y-6 xl:grid-cols-1">
        {article.facts.map(({ figure, text }, index) => (
          <div key={figure} className="pt-4 border-t border-gold">
            <dt className="display-2 text-bronze">{figure}</dt>
            <dd className="small text-slate mt-1">
              <Cited of={article} field={`facts.${index}.text`} isLinked={false}>
                {text}
              </Cited>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
