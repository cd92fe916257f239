import { readdirSync } from 'node:fs';

/** Slugs of one collection, by its files. */
function slugsOf(collection: string): string[] {
  return readdirSync(`content/${collection}`).map((file) => file.replace(/\.md$/, ''));
}

/** Services and posts that have a folder in `pages/`: they are files, not rendered on request. */
const dedicatedServices = ['myopia-management', 'eye-emergencies'];

/** Pages that the build makes, and static hosting serves. */
export const prerenderedRoutes = [
  '/',
  '/contact',
  '/blog',
  '/eye-care-guides',
  '/helpful-links',
  '/sitemap',
  ...slugsOf('legal').map((slug) => `/${slug}`),
  ...dedicatedServices.map((slug) => `/services/${slug}`),
  ...slugsOf('posts').map((slug) => `/blog/${slug}`),
];

/** Pages that the worker renders. */
export const renderedRoutes = [
  ...slugsOf('guides').map((slug) => `/helpful-links/${slug}`),
  ...slugsOf('services')
    .filter((slug) => !dedicatedServices.includes(slug))
    .map((slug) => `/services/${slug}`),
];

export const allRoutes = [...prerenderedRoutes, ...renderedRoutes];
