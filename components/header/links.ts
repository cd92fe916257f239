import { pageNames } from '#content/words/page-names.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

/** The header's links around the Services entry, which stands after the first. */
export const mainLinks: readonly NavigationLink[] = [
  { title: pageNames.home, href: '/' },
  { title: pageNames.guides, href: '/eye-care-guides' },
  { title: pageNames.blog, href: '/blog' },
  { title: pageNames.contact, href: '/contact' },
];

/** `page` where the link leads to the current page, `true` where it leads to a section that holds it. */
export function currentMark(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}
