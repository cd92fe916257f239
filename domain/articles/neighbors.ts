import { type ArticlePage, guides, posts } from '../content.ts';

/** Returns the previous and the next article of the same category, guides and posts together. */
export function neighborsOf({ category, path }: ArticlePage) {
  if (!category) return {};
  const inCategory = [...guides, ...posts]
    .filter((article) => article.category === category)
    .sort((one, other) => one.date.localeCompare(other.date));
  const position = inCategory.findIndex((article) => article.path === path);
  return { previous: inCategory[position - 1], next: inCategory[position + 1] };
}
