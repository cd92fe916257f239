import type { Citing } from './citations.ts';
import { createCollection, type Page } from './collection.ts';
import guideEntries from './guides?entries';
import guideSummaries from './guides?summaries';
import postEntries from './posts?entries';
import postSummaries from './posts?summaries';
import type { ArticleRecord } from './schema/article.ts';
import type { Picked, summaryFields } from './summary-fields.ts';

export type ArticleSummary = Picked<ArticleRecord, typeof summaryFields.guides>;
export type ArticlePage = Citing<Page<ArticleRecord>>;

/** Blog posts, newest first. */
export const posts = createCollection<ArticleSummary, ArticlePage>(
  postSummaries,
  postEntries,
  (one, other) => other.date.localeCompare(one.date),
);

/** Eye care guides, oldest first, as they were written one upon the other. */
export const guides = createCollection<ArticleSummary, ArticlePage>(
  guideSummaries,
  guideEntries,
  (one, other) => one.date.localeCompare(other.date),
);
