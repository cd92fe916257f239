import { type ArticlePage, practice } from '#content/index.ts';

const longestTitle = 60;

/** An article's title for the browser's tab, with the practice's name where it fits. */
export function articleTitle({
  title,
  metaTitle,
}: Pick<ArticlePage, 'title' | 'metaTitle'>): string {
  const own = metaTitle ?? title;
  const full = `${own} | ${practice.shortName}`;
  return full.length <= longestTitle ? full : own;
}
