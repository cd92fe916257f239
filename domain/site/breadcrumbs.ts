import type { PageLink } from './page-links.ts';
import { plainPages } from './plain-pages.ts';

/** Returns the breadcrumb trail of a page: home, the page that lists it if one does, and the page. */
export function trailTo({ title, path, parent }: PageLink): PageLink[] {
  return [plainPages.home, ...(parent ? [parent] : []), { title, path }];
}
