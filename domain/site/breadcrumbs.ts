import { collections } from '../read/collection-schemas.ts';
import type { PageLink } from './page-links.ts';
import { plainPages } from './plain-pages.ts';

/** Returns the page that lists the entry at this path, if one does. */
export function sectionOf(path: string): PageLink | undefined {
  const folder = path.replace(/[^/]*$/, '');
  return Object.values(collections).find((collection) => collection.path === folder)?.parent;
}

/** Returns the breadcrumb trail of a page: home, its section if it has one, and the page. */
export function trailTo({ title, path }: PageLink): PageLink[] {
  const section = sectionOf(path);
  return [plainPages.home, ...(section ? [section] : []), { title, path }];
}
