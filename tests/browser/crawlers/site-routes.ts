import { practice } from '../support/practice.ts';
import { allRoutes as paths } from '../support/routes.ts';

/** A page that the site must have, told by the specification and by the files of `content/`. */
export interface SiteRoute {
  path: string;
  /** The types of the nodes that stand for the page's subject. */
  types: readonly string[];
}

const typesOfPages: Record<string, readonly string[]> = {
  '/': [practice.kind, 'WebSite', 'WebPage'],
  '/contact': [practice.kind, 'ContactPage'],
  '/blog': ['CollectionPage'],
  '/helpful-links': ['CollectionPage'],
  '/eye-care-guides': ['CollectionPage'],
  '/eye-problems': ['CollectionPage'],
};

/** Every page that can be listed, with the one that leaves its place to another. */
export const allRoutes: readonly SiteRoute[] = paths.map((path) => ({
  path,
  types: typesOfPages[path] ?? typesOf(path),
}));

/** Every canonical page. */
export const canonicalRoutes = allRoutes.filter(({ path }) => path !== '/eye-care-guides');

function typesOf(path: string): readonly string[] {
  if (path.startsWith('/blog/')) return ['BlogPosting', 'WebPage', 'BreadcrumbList'];
  if (path.startsWith('/helpful-links/')) return ['Article', 'MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/eye-problems/')) return ['MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/services/')) return ['Service', 'FAQPage', 'BreadcrumbList'];
  return ['WebPage'];
}
