import type { ArticleRecord, PostRecord } from '../schema/article.ts';
import type { Entry } from './parse-entry.ts';

/** Fills in the fields that lists, cards and search engines need, if the post's file leaves them out. */
export function completePost(post: Entry<PostRecord>): Entry<ArticleRecord> {
  const { record, body } = post;
  const excerpt = record.excerpt ?? cut(record.standfirst ?? (body.opening || record.title), 180);
  const metaDescription = record.metaDescription ?? cut(excerpt, 160);
  // The publication date may have been postponed after the last update.
  const updated = [record.updated ?? '', record.date].toSorted().at(-1) ?? record.date;
  return { ...post, record: { ...record, excerpt, metaDescription, updated } };
}

/** Shortens a text to a number of characters, between words. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum).replace(/[\s,;:–—-]+\S*$/, '')}…`;
}
