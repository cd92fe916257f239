import { allRoutes as paths } from '../support/content.ts';
import { practice } from '../support/practice.ts';
import { templates } from '../support/templates.ts';

/** The `@type`s that structured data must have, by the start of the path. */
const types: [start: string, types: readonly string[]][] = [
  ['/contact', [practice.kind, 'ContactPage']],
  ['/blog/', ['BlogPosting', 'WebPage', 'BreadcrumbList']],
  ['/helpful-links/', ['Article', 'MedicalWebPage', 'BreadcrumbList']],
  ['/eye-problems/', ['MedicalWebPage', 'BreadcrumbList']],
  ['/blog', ['CollectionPage']],
  ['/helpful-links', ['CollectionPage']],
  ['/eye-care-guides', ['CollectionPage']],
  ['/eye-problems', ['CollectionPage']],
  [`${templates.emergency}`, ['Organization', 'Service', 'MedicalWebPage', 'BreadcrumbList']],
  ['/services/', ['Service', 'FAQPage', 'BreadcrumbList']],
];

/** Every page that may be listed, and the one whose canonical URL is another page. */
export const allRoutes = paths.map((path) => {
  const [, found] = types.find(([start]) => path.startsWith(start)) ?? ['', ['WebPage']];
  return { path, types: path === '/' ? [practice.kind, 'WebSite', 'WebPage'] : found };
});

/** Every canonical page. */
export const canonicalRoutes = allRoutes.filter(({ path }) => path !== '/eye-care-guides');
