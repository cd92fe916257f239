import guideEntries from 'virtual:entries/guides';
import postEntries from 'virtual:entries/posts';
import guideSummaries from 'virtual:summaries/guides';
import postSummaries from 'virtual:summaries/posts';
import type { ArticleRecord } from '../schema/article.ts';
import { createCollection, type Page } from '../site/collection.ts';
import type { Picked, summaryFields } from '../site/summary-fields.ts';
import type { Citing } from './citations.ts';

export type ArticleSummary = Picked<ArticleRecord, typeof summaryFields.guides>;
export type ArticlePage = Citing<Page<ArticleRecord>>;

/** Blog posts, newest first. */
export const posts = createCollection<ArticleSummary, ArticlePage>(
  postSummaries,
  postEntries,
  (one, other) => other.date.localeCompare(one.date),
);

/** Eye care guides, oldest first, because later guides build on earlier ones. */
export const guides = createCollection<ArticleSummary, ArticlePage>(
  guideSummaries,
  guideEntries,
  (one, other) => one.date.localeCompare(other.date),
);
