import { categoryWords } from '../words/categories.ts';

type CategoryId = keyof typeof categoryWords;

/** The subjects under which guides, and the posts beside them, are filed. */
export const categoryIds = Object.keys(categoryWords) as [CategoryId, ...CategoryId[]];

export const categories = categoryIds.map((id) => ({ id, ...categoryWords[id] }));
export type Category = (typeof categories)[number];
