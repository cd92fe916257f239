import { language } from '../language.ts';
import type { ArticleRecord, PostRecord } from '../schema/article.ts';
import type { Entry } from './parse-entry.ts';

const shortestExcerpt = 60;
const longestExcerpt = 180;
const longestDescription = 160;

const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });

/** Fills in the fields that lists, cards and search engines need, if the post's file leaves them out. */
export function completePost(post: Entry<PostRecord>): Entry<ArticleRecord> {
  const { record, body } = post;
  const excerpt = record.excerpt ?? excerptOf(record.standfirst ?? (body.opening || record.title));
  const metaDescription = record.metaDescription ?? cut(excerpt, longestDescription);
  // The publication date may have been postponed after the last update.
  const updated = [record.updated ?? '', record.date].toSorted().at(-1) ?? record.date;
  return { ...post, record: { ...record, excerpt, metaDescription, updated } };
}

/** Returns the first sentence, and more until the text is long enough, because the first one may end with "Dr." */
function excerptOf(text: string): string {
  let excerpt = '';
  for (const { segment } of segmenter.segment(text)) {
    if (excerpt.length >= shortestExcerpt) break;
    excerpt += segment;
  }
  return cut(excerpt.trim(), longestExcerpt);
}

/** Shortens a text to a number of characters, between words. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum).replace(/[\s,;:–—-]+\S*$/, '')}…`;
}
