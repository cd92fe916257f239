import { categories as record } from 'virtual:facts';

/** The categories of guides and posts. */
export const { categories } = record;

/** Returns the title of a category, or `undefined` for an article without one. */
export function categoryTitle(id: string | undefined): string | undefined {
  return categories.find((category) => category.id === id)?.title;
}
