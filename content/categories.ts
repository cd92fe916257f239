import { categoryWords } from './words/categories.ts';

export type CategoryId = keyof typeof categoryWords;

/** The subjects under which guides, and the posts beside them, are filed. */
export const categoryIds = Object.keys(categoryWords) as [CategoryId, ...CategoryId[]];

export interface Category {
  id: CategoryId;
  title: string;
  description: string;
}

export const categories: readonly Category[] = categoryIds.map((id) => ({
  id,
  ...categoryWords[id],
}));
