import { type CategoryId, categories } from './categories.ts';
import type { ArticleRecord } from './schema/article.ts';
import type { ServiceRecord } from './schema/service.ts';

export type ServiceLink = Pick<ServiceRecord, 'order' | 'title' | 'shortDescription' | 'icon'> & {
  path: string;
};

type GuideLink = Pick<ArticleRecord, 'title' | 'category' | 'date'> & { path: string };

export interface GuideGroup {
  id: CategoryId;
  title: string;
  description: string;
  guides: readonly GuideLink[];
}

/** How many guides a menu lists under each category. */
const guidesPerCategory = 2;

/** The services as menus list them. Menus are islands, so this module travels to the browser. */
export const serviceLinks: readonly ServiceLink[] = Object.values(
  import.meta.glob<ServiceLink>('./services/*.md', {
    query: '?link',
    import: 'default',
    eager: true,
  }),
).sort((one, other) => one.order - other.order);

const guideLinks = Object.values(
  import.meta.glob<GuideLink>('./guides/*.md', { query: '?link', import: 'default', eager: true }),
).sort((one, other) => one.date.localeCompare(other.date));

/** The six categories, each with its first two guides. */
export const guideGroups: readonly GuideGroup[] = categories.map(({ id, title, description }) => ({
  id,
  title,
  description,
  guides: guideLinks.filter(({ category }) => category === id).slice(0, guidesPerCategory),
}));
