import { categories as record } from 'virtual:facts';

/** The subjects under which guides, and the posts beside them, are filed. */
export const { categories } = record;

/** What readers call a category; nothing for an article without one. */
export function categoryTitle(id: string | undefined): string | undefined {
  return categories.find((category) => category.id === id)?.title;
}
