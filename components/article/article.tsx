import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { PrintHeading } from '#components/layout/print-heading.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { type ArticlePage, categories, formatDate, type PageLink } from '#content/index.ts';
import { ArticleEnd } from './article-end.tsx';
import { Byline } from './byline.tsx';
import { Facts } from './facts.tsx';
import { Prose } from './prose.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export interface ArticleProps {
  article: ArticlePage;
  trail: readonly PageLink[];
  backLink: PageLink;
  related: readonly PageLink[];
  neighbors: { previous?: PageLink | undefined; next?: PageLink | undefined };
}

/** A guide or a post: the text, and around it what helps to read, keep and check it. */
export function Article({ article, trail, backLink, related, neighbors }: ArticleProps) {
  const category = categories.find(({ id }) => id === article.category);
  return (
    <article className="article">
      <PrintHeading path={article.path} />
      <header className="container page-top">
        <Breadcrumbs trail={trail} />
        <p className="eyebrow article-eyebrow mt-10">
          <span>{category?.title}</span>
          <span>
            Published <time dateTime={article.date}>{formatDate(article.date)}</time>
          </span>
        </p>
        <h1 className="display-1 mt-3 max-w-22ch">{article.title}</h1>
        <p className="lead text-slate mt-6 measure">{article.standfirst}</p>
        <Byline article={article} />
      </header>
      <Picture
        file={article.image.file}
        alt={article.image.alt}
        sizes="(min-width: 100rem) 100rem, 100vw"
        priority
        pictureClassName="article-picture"
      />
      <div className="container article-columns">
        <Facts facts={article.facts} />
        <TableOfContents sections={article.sections} />
        <Prose article={article} />
      </div>
      <ArticleEnd
        article={article}
        category={category?.title}
        backLink={backLink}
        related={related}
        neighbors={neighbors}
      />
    </article>
  );
}
