import { type PageLink, pageLink } from '../site/page-links.ts';
import { type ArticlePage, type ArticleSummary, guides, posts } from './articles.ts';

/** The related pages and neighbors that an article's page shows. */
export interface ArticleView {
  article: ArticlePage;
  related: PageLink[];
  neighbors: { previous?: PageLink | undefined; next?: PageLink | undefined };
}

/** Returns a guide with its related pages, or `undefined` if no guide has this slug. */
export async function viewGuide(slug: string): Promise<ArticleView | undefined> {
  return view(await guides.load(slug));
}

/** Returns a post with its related pages, or `undefined` if no post has this slug. */
export async function viewPost(slug: string): Promise<ArticleView | undefined> {
  return view(await posts.load(slug));
}

function view(article: ArticlePage | undefined): ArticleView | undefined {
  return (
    article && {
      article,
      related: article.related.map(pageLink),
      neighbors: neighborsOf(article),
    }
  );
}

/** Returns the previous and the next article of the same category, guides and posts together. */
function neighborsOf({ category, path }: ArticlePage): ArticleView['neighbors'] {
  if (!category) return {};
  const inCategory = [...guides.summaries, ...posts.summaries]
    .filter((summary) => summary.category === category)
    .sort((one, other) => one.date.localeCompare(other.date));
  const position = inCategory.findIndex((summary) => summary.path === path);
  return {
    previous: linkOf(inCategory[position - 1]),
    next: linkOf(inCategory[position + 1]),
  };
}

function linkOf(summary: ArticleSummary | undefined): PageLink | undefined {
  return summary && pageLink(summary.path);
}
