import { createCollection, type Page } from './collection.ts';
import type { ArticleRecord } from './schema/article.ts';

type SummaryFields = 'slug' | 'title' | 'excerpt' | 'category' | 'image' | 'date' | 'updated';

export type ArticleSummary = Pick<ArticleRecord, SummaryFields> & { path: string };
export type ArticlePage = Page<ArticleRecord>;

/** Blog posts, newest first. */
export const posts = createCollection<ArticleSummary, ArticleRecord>(
  import.meta.glob<ArticleSummary>('./posts/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<ArticlePage>('./posts/*.md', { query: '?entry', import: 'default' }),
  (one, other) => other.date.localeCompare(one.date),
);

/** Eye care guides, oldest first, as they were written one upon the other. */
export const guides = createCollection<ArticleSummary, ArticleRecord>(
  import.meta.glob<ArticleSummary>('./guides/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<ArticlePage>('./guides/*.md', { query: '?entry', import: 'default' }),
  (one, other) => one.date.localeCompare(other.date),
);
