import type { PageLink } from './page-links.ts';

/** Pages that aren't entries, by their names in breadcrumbs and structured data. */
export const plainPages = {
  home: { title: 'Home', path: '/' },
  services: { title: 'Services', path: '/#services' },
  blog: { title: 'Blog', path: '/blog' },
  guides: { title: 'Eye Care Guides', path: '/helpful-links' },
  problems: { title: 'Eye Problems', path: '/eye-problems' },
  allGuides: { title: 'Eye Care Guides', path: '/eye-care-guides' },
  contact: { title: 'Contact', path: '/contact' },
  search: { title: 'Search', path: '/search' },
  sitemap: { title: 'Sitemap', path: '/sitemap' },
} as const satisfies Record<string, PageLink>;
