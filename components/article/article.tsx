import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { PrintHeading } from '#components/layout/print-heading.tsx';
import { Picture } from '#components/picture/picture.tsx';
import {
  type ArticlePage,
  categories,
  formatDate,
  practice,
  readingMinutes,
  trailTo,
} from '#content/index.ts';
import { ArticleEnd, type ArticleEndProps } from './article-end.tsx';
import { Cited } from './cited.tsx';
import { Prose } from './prose.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** A guide or a post: the text, and around it what helps to read, keep and check it. */
export function Article(props: Omit<ArticleEndProps, 'category'>) {
  const { article } = props;
  const category = categories.find(({ id }) => id === article.category)?.title;
  return (
    <article className="article">
      <PrintHeading path={article.path} />
      <header className="container page-top">
        <Breadcrumbs trail={trailTo(article)} />
        <p className="eyebrow spans mt-10">
          <span>{category}</span>
          <span>
            Published <time dateTime={article.date}>{formatDate(article.date)}</time>
          </span>
        </p>
        <h1 className="display-1 mt-3 max-w-22ch">{article.title}</h1>
        <p className="lead text-slate mt-6 measure">{article.standfirst}</p>
        <Byline article={article} />
      </header>
      <Picture
        {...article.image}
        sizes="(min-width: 100rem) 100rem, 100vw"
        priority
        pictureClassName="article-picture"
      />
      <div className="container article-columns">
        <Facts article={article} />
        <TableOfContents sections={article.sections} />
        <Prose article={article} />
      </div>
      <ArticleEnd {...props} category={category} />
    </article>
  );
}

function Byline({ article: { author, date, updated, words } }: { article: ArticlePage }) {
  return (
    <p className="spans small text-slate mt-6">
      <span>{`By ${author ?? practice.team}`}</span>
      {updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
      <span>{`${readingMinutes(words)} minute read`}</span>
    </p>
  );
}

function Facts({ article }: { article: ArticlePage }) {
  return (
    <aside aria-label="Worth remembering" className="facts">
      <dl>
        {article.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="display-3 text-bronze">{figure}</dt>
            <dd className="small text-slate mt-1">
              <Cited of={article}>{text}</Cited>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
