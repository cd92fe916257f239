import { plainPages } from '#domain/site/breadcrumbs.ts';
import type { PageLink } from '#domain/site/page-links.ts';

/** The header's links; below the services' stands each service. */
export const mainLinks: readonly PageLink[] = [
  plainPages.home,
  plainPages.services,
  plainPages.allGuides,
  plainPages.blog,
  plainPages.contact,
];

/** `page` where the link leads to the current page, `true` where it leads to a section that holds it. */
export function currentMark(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
