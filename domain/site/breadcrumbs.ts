import { pageNames } from '../words/pages.ts';
import type { PageLink } from './page-links.ts';

/** Pages that aren't entries, by their names in breadcrumbs and structured data. */
export const plainPages = {
  home: { title: pageNames.home, path: '/' },
  services: { title: pageNames.services, path: '/#services' },
  blog: { title: pageNames.blog, path: '/blog' },
  guides: { title: pageNames.guides, path: '/helpful-links' },
  problems: { title: pageNames.problems, path: '/eye-problems' },
  allGuides: { title: pageNames.guides, path: '/eye-care-guides' },
  contact: { title: pageNames.contact, path: '/contact' },
  search: { title: pageNames.search, path: '/search' },
  sitemap: { title: pageNames.sitemap, path: '/sitemap' },
} as const satisfies Record<string, PageLink>;

/** The parent page of all pages whose path has this prefix. */
const sections: Record<string, PageLink> = {
  '/services/': plainPages.services,
  '/blog/': plainPages.blog,
  '/helpful-links/': plainPages.guides,
  '/eye-problems/': plainPages.problems,
};

/** Returns the page that lists the entry at this path, if one does. */
export function sectionOf(path: string): PageLink | undefined {
  return sections[path.replace(/[^/]*$/, '')];
}

/** Returns the breadcrumb trail of a page: home, its section if it has one, and the page. */
export function trailTo({ title, path }: PageLink): PageLink[] {
  const section = sectionOf(path);
  return [plainPages.home, ...(section ? [section] : []), { title, path }];
}
