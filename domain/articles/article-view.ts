import { type PageLink, pageLink } from '../site/page-links.ts';
import { type ArticlePage, type ArticleSummary, guides, posts } from './articles.ts';

/** What an article's page shows beside the article. */
export interface ArticleView {
  article: ArticlePage;
  related: PageLink[];
  neighbors: { previous?: PageLink | undefined; next?: PageLink | undefined };
}

/** A guide with its surroundings, or `undefined` where no guide has this slug. */
export async function viewGuide(slug: string): Promise<ArticleView | undefined> {
  return view(await guides.load(slug));
}

/** A post with its surroundings, or `undefined` where no post has this slug. */
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

/** What was written before and after an article in its category, guides and posts together. */
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
