import { Island } from '#components/island/island.tsx';
import { practice } from '#content/index.ts';
import type { ArticleProps } from './article.tsx';
import { Neighbors } from './neighbors.tsx';
import shareTools from './share-tools.island.tsx';
import { Sources } from './sources.tsx';

interface ArticleEndProps extends Omit<ArticleProps, 'trail'> {
  category: string | undefined;
}

/** What follows the text: the invitation, who wrote it, what it rests on, and where to read on. */
export function ArticleEnd(props: ArticleEndProps) {
  const { article, category, backLink, related, neighbors } = props;
  return (
    <footer className="container article-end">
      <section aria-labelledby="closing" className="closing">
        <h2 id="closing" className="display-3">
          Talk to us
        </h2>
        <p className="mt-3 measure">{article.closing}</p>
        <p className="mt-6 flex flex-wrap gap-4 screen-only">
          <a href="/#book" className="button-gold">
            Schedule an Appointment
          </a>
          <a href={backLink.path} className="button-line">
            {backLink.title}
          </a>
        </p>
      </section>
      <div className="article-author small screen-only">
        <p className="text-slate">{`Written by ${article.author ?? practice.team}`}</p>
        <Island of={shareTools} props={{ title: article.title }} hydrate="visible" keepsPress />
      </div>
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Sources sources={article.sources} />
        <section aria-labelledby="related" className="screen-only">
          <h2 id="related" className="eyebrow">
            Related pages
          </h2>
          <ul className="mt-3 link-list">
            {related.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Neighbors category={category} {...neighbors} />
    </footer>
  );
}
