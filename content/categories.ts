import { categoryWords } from './words/categories.ts';

/** The six subjects under which guides, and the posts beside them, are filed. */
export const categoryIds = [
  'vision-therapy',
  'eye-exams',
  'contact-lenses',
  'eyewear',
  'eye-health',
  'technology',
] as const;

export type CategoryId = (typeof categoryIds)[number];

export interface Category {
  id: CategoryId;
  title: string;
  description: string;
}

export const categories: readonly Category[] = categoryIds.map((id) => ({
  id,
  ...categoryWords[id],
}));
