import { createCollection, type Page } from './collection.ts';
import guideEntries from './guides?entries';
import readGuides from './guides?summaries';
import postEntries from './posts?entries';
import readPosts from './posts?summaries';
import type { ArticleRecord } from './schema/article.ts';

/** How many guides one page lists, with a picture each. */
const mostListed = 100;

type SummaryFields = 'slug' | 'title' | 'excerpt' | 'category' | 'image' | 'date' | 'updated';

export type ArticleSummary = Pick<ArticleRecord, SummaryFields> & { path: string };
export type ArticlePage = Page<ArticleRecord>;

/** Blog posts, newest first. */
export const posts = createCollection<ArticleSummary, ArticleRecord>(
  'posts',
  readPosts,
  postEntries,
  (one, other) => other.date.localeCompare(one.date),
);

/** Eye care guides, oldest first, as they were written one upon the other. */
export const guides = createCollection<ArticleSummary, ArticleRecord>(
  'guides',
  readGuides,
  guideEntries,
  (one, other) => one.date.localeCompare(other.date),
);

/** The guides on the page that lists them. Where there are more, the sitemap has them all. */
export function listedGuides(): readonly ArticleSummary[] {
  return guides.summaries.slice(0, mostListed);
}
