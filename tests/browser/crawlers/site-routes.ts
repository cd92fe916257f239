import { practice } from '../support/practice.ts';
import { allRoutes as paths } from '../support/routes.ts';
import { templates } from '../support/templates.ts';

/** A page that the site must have according to the specification and `content/`. */
export interface SiteRoute {
  path: string;
  /** The `@type`s that the page's structured data must have. */
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

/** Every page that may be listed, and the one whose canonical URL is another page. */
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
  if (path === templates.emergency)
    return ['Organization', 'Service', 'MedicalWebPage', 'BreadcrumbList'];
  if (path.startsWith('/services/')) return ['Service', 'FAQPage', 'BreadcrumbList'];
  return ['WebPage'];
}
