/** The feed, to which a former address may lead, too. */
export const feedPath = '/feed.xml';

/** Returns a path without double slashes and without one at its end: `/about-us` for `/about-us/`. */
export function plainPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** Returns a path without its fragment: `/contact` for `/contact#map`. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*$/, '');
}

export interface PageLink {
  title: string;
  path: string;
  /** The language of the title, if it isn't English. */
  language?: string | undefined;
  /** The page that lists it, in breadcrumbs. */
  parent?: PageLink | undefined;
}

/** The ids of parts that every page has. */
export const pageIds = 'main menu root services-panel text-size dim-hint footer-links'.split(' ');

/** Pages that aren't entries, by their names in breadcrumbs and structured data. */
export const plainPages = {
  home: { title: 'Home', path: '/' },
  services: { title: 'Services', path: '/#services' },
  blog: { title: 'Blog', path: '/blog' },
  guides: { title: 'Eye Care Guides', path: '/helpful-links' },
  problems: { title: 'Eye Problems', path: '/eye-problems' },
  show: { title: 'Show Someone What You See', path: '/show-what-you-see' },
  allGuides: { title: 'Eye Care Guides', path: '/eye-care-guides' },
  contact: { title: 'Contact', path: '/contact' },
  search: { title: 'Search', path: '/search' },
  sitemap: { title: 'Sitemap', path: '/sitemap' },
} as const satisfies Record<string, PageLink>;

/** Returns the breadcrumb trail of a page: home, the page that lists it if one does, and the page. */
export function trailTo({ parent, ...page }: PageLink): PageLink[] {
  return [plainPages.home, ...(parent ? [parent] : []), page];
}

/** Pages with their own content that search engines shouldn't list. */
export const unlistedPaths = new Set(['/search']);

/** Returns the path that search engines should list: all guides have the content of the guides by subject. */
export function canonicalPath(path: string): string {
  return path === plainPages.allGuides.path ? plainPages.guides.path : path;
}

/** Returns whether search engines should list the page at this path. */
export function isListed(path: string): boolean {
  return path === canonicalPath(path) && !unlistedPaths.has(path);
}

/** The id of the section with the owner's own answers. */
export const factsAnchor = 'at-our-practice';

/** A text in pieces: words, and the numbers of the sources that support them. */
export type CitedText = readonly (string | number)[];

/** Returns the id of a source's line on the page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** Returns the attributes of a link to that line, with a name for screen readers. */
export function sourceLink(number: number) {
  return { href: `#${sourceAnchor(number)}`, 'aria-label': `Source ${number}` };
}
