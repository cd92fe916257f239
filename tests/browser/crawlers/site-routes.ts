import { readdirSync, readFileSync } from 'node:fs';

/** A page that the site must have, told by the specification and by the files of `content/`. */
export interface SiteRoute {
  path: string;
  /** The type of the node that stands for the page's subject. */
  types: readonly string[];
  /** The Markdown file that the page is made from, where there is exactly one. */
  file: string;
}

const dedicatedServices = ['myopia-management', 'eye-emergencies'];

/** Every canonical page. */
export const canonicalRoutes: readonly SiteRoute[] = [
  { path: '/', types: ['Optician', 'WebSite', 'WebPage'], file: 'pages/home.md' },
  { path: '/contact', types: ['Optician', 'ContactPage'], file: 'pages/contact.md' },
  { path: '/blog', types: ['CollectionPage'], file: 'pages/blog.md' },
  { path: '/helpful-links', types: ['CollectionPage'], file: 'pages/helpful-links.md' },
  { path: '/sitemap', types: ['WebPage'], file: 'pages/sitemap.md' },
  { path: '/accessibility', types: ['WebPage'], file: 'legal/accessibility.md' },
  { path: '/privacy', types: ['WebPage'], file: 'legal/privacy.md' },
  { path: '/terms', types: ['WebPage'], file: 'legal/terms.md' },
  ...entries('posts', '/blog/', () => ['BlogPosting', 'WebPage']),
  ...entries('guides', '/helpful-links/', () => ['Article', 'MedicalWebPage']),
  ...entries('services', '/services/', (slug) => [
    'Service',
    'FAQPage',
    dedicatedServices.includes(slug) ? 'Organization' : 'Optician',
  ]),
];

/** Every page that can be listed, with the one that leaves its place to another. */
export const allRoutes: readonly SiteRoute[] = [
  ...canonicalRoutes,
  { path: '/eye-care-guides', types: ['CollectionPage'], file: 'pages/eye-care-guides.md' },
];

/** A field of an entry's front matter, as written. */
export function fieldOf({ file }: SiteRoute, field: string): string | undefined {
  const text = readFileSync(new URL(file, contentFolder), 'utf8');
  return new RegExp(`^${field}: "?(.*?)"?$`, 'm').exec(text)?.[1];
}

const contentFolder = new URL('../../../content/', import.meta.url);

function entries(
  collection: string,
  start: string,
  typesOf: (slug: string) => readonly string[],
): SiteRoute[] {
  return readdirSync(new URL(`${collection}/`, new URL('../../../content/', import.meta.url)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const slug = name.replace(/\.md$/, '');
      return {
        path: start + slug,
        types: [...typesOf(slug), 'BreadcrumbList'],
        file: `${collection}/${name}`,
      };
    });
}
