import type { PageLink } from '#domain/site/page-links.ts';
import { plainPages } from '#domain/site/plain-pages.ts';

/** The header's links. Below the services' is each service. */
export const mainLinks: readonly PageLink[] = [
  plainPages.home,
  plainPages.services,
  plainPages.allGuides,
  plainPages.blog,
  plainPages.contact,
];

/** The link to the eye problems, below the services. */
export const problemsLink = { ...plainPages.problems, title: 'Eye problems by symptom' };

/** Returns `page` if the link leads to the current page, `true` if it leads to a section that contains it. */
export function currentMark(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}
