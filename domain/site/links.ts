import guideLinks from 'virtual:links/guides';
import unorderedServices from 'virtual:links/services';
import { categories } from '../articles/categories.ts';
import type { ArticleRecord } from '../schema/article.ts';
import type { Category } from '../schema/practice/categories.ts';
import type { ServiceRecord } from '../schema/service.ts';
import type { linkFields, Picked } from './summary-fields.ts';

export type ServiceLink = Picked<ServiceRecord, typeof linkFields.services>;
/** @public Used in `virtual-content.d.ts`, which Knip doesn't read. */
export type GuideLink = Picked<ArticleRecord, typeof linkFields.guides>;

type GuideGroup = Category & { guides: readonly GuideLink[] };

/** The services as menus list them. Menus are islands, so the browser loads this module. */
export const serviceLinks: readonly ServiceLink[] = [...unorderedServices].sort(
  (one: ServiceLink, other: ServiceLink) => one.order - other.order,
);

/** The categories with guides, each with its newest two. */
export const guideGroups: readonly GuideGroup[] = categories
  .map((category) => ({
    ...category,
    guides: guideLinks.filter((guide: GuideLink) => guide.category === category.id),
  }))
  .filter(({ guides }) => guides.length > 0);
